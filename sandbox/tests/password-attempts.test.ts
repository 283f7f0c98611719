import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { createFetchHandler } from "#sandbox/app.ts"
import { minute } from "#sandbox/clock.ts"
import { tokens } from "#sandbox/schemas/accounts.ts"
import { openTestDatabase } from "#sandbox/testing/database.ts"
import { testStartTime, setUpSandbox, type ApiResponse } from "#sandbox/testing/sandbox.ts"

const statements: string[] = []

const { api, desk, db, signUp, emailsTo, move } = setUpSandbox(async () => {
  const { db: opened, close } = await openTestDatabase((statement) => void statements.push(statement))
  return {
    db: opened,
    close,
    fetch: createFetchHandler(opened, { now: () => testStartTime, origin: "https://shop.example" }),
  }
})

const password = "correct-horse"
const other = "battery-staple"
const signIn = (username: string, given: string, device?: string) =>
  api("/token", {
    form: { grant_type: "password", username, password: given },
    headers: device === undefined ? {} : { Cookie: `device=${device}` },
  })
const tokenOf = (link: string | undefined) => new URL(link ?? "", "http://localhost").searchParams.get("token")
const cookieOf = ({ headers }: ApiResponse) => /^device=([\w-]{43});/.exec(headers.get("Set-Cookie") ?? "")?.[1] ?? ""
/** Returns the parts of a response from which an outsider could learn something. */
const seen = ({ status, headers, body }: ApiResponse) => ({
  status,
  wait: headers.get("Retry-After"),
  body: { ...(body as object), requestId: "" },
})
const unknownEmail = () => `${randomUUID()}@shop.example`

const customer = async () => {
  const { email } = await signUp()
  const [message] = await emailsTo(email)
  expect(await api("/signup/confirm", { body: { emailToken: tokenOf(message?.link), mine: true } })).toMatchObject({
    status: 200,
  })
  return email
}
const lock = async (email: string, device?: string) => {
  for (let guess = 0; guess < 10; guess += 1)
    expect(await signIn(email, `guess-${guess}`, device)).toMatchObject({ status: 400 })
  expect(await signIn(email, password, device)).toMatchObject({ status: 429, body: { code: "TooManyAttempts" } })
}

test("ten of fifty simultaneous wrong passwords are checked, whether or not the address has an account", async () => {
  const responses = await Promise.all(
    [await customer(), unknownEmail()].map(async (email) =>
      (await Promise.all(Array.from({ length: 50 }, (_, guess) => signIn(email, `guess-${guess}`)))).map(seen),
    ),
  )
  const sorted = responses.map((all) => all.toSorted((one, two) => one.status - two.status))
  expect(sorted[0]?.map(({ status, wait, body }) => [status, wait, "code" in body && body.code])).toEqual([
    ...Array.from({ length: 10 }, () => [400, null, "InvalidCredentials"]),
    ...Array.from({ length: 40 }, () => [429, "900", "TooManyAttempts"]),
  ])
  expect(sorted[1]).toEqual(sorted[0])
})

/** Creates a confirmed address whose account now has another address. */
const former = async () => {
  const email = await customer()
  const token = tokens.parse((await signIn(email, password)).body).access_token
  const body = { email: unknownEmail(), password }
  expect(await api("/profile/email", { method: "PATCH", body, token })).toMatchObject({ status: 204 })
  return email
}

const countStatements = async (call: () => Promise<ApiResponse>) => {
  const from = statements.length
  const response = seen(await call())
  return { response, statements: statements.slice(from) }
}

test.for([
  ["a wrong password", (email: string) => signIn(email, "a-guess")],
  ["a wrong password from some browser", (email: string) => signIn(email, "a-guess", "a-browser")],
  ["an e-mail of recovery", (email: string) => api("/recovery", { body: { email } })],
  ["an e-mail of confirmation", (email: string) => api("/signin/confirm", { body: { email } })],
] as const)(
  "%s runs the same statements and gets the same response at a known and an unknown address",
  async ([, call]) => {
    const email = await customer()
    expect(await countStatements(() => call(unknownEmail()))).toEqual(await countStatements(() => call(email)))
  },
)

test("a recovery runs the same statements for a former address as for an unknown one", async () => {
  const recover = (email: string) => countStatements(() => api("/recovery", { body: { email } }))
  expect(await recover(await former())).toEqual(await recover(unknownEmail()))
})

test("a repeated confirmation e-mail runs the same statements for a waiting and an unknown address", async () => {
  const { email } = await signUp()
  const resend = (body: object) => countStatements(() => api("/signin/confirm", { body }))
  const resent = await resend({ email })
  expect(resent).toEqual(await resend({ email: unknownEmail() }))
  expect(resent.response).toMatchObject({ status: 204 })
  expect(await emailsTo(email)).toHaveLength(2)
  const byLink = await resend({ emailToken: tokenOf((await emailsTo(email))[0]?.link) })
  expect(byLink).toEqual(await resend({ emailToken: "unknown" }))
  expect(await emailsTo(email)).toHaveLength(3)
})

test.for([
  ["another site's page", { "Sec-Fetch-Site": "cross-site", Origin: "https://evil.example" }, false],
  ["a sibling's page", { "Sec-Fetch-Site": "same-site", Origin: "https://other.shop.example" }, false],
  ["another site's page in an old browser", { Origin: "https://evil.example" }, false],
  ["a page that hides its origin in an old browser", { Origin: "null" }, false],
  ["our own page", { "Sec-Fetch-Site": "same-origin", Origin: "https://shop.example" }, true],
  ["our own page in an old browser", { Origin: "https://shop.example" }, true],
] as const)("a sign-in from %s makes the browser known: %o", async ([, headers, isKnown]) => {
  const email = await customer()
  const response = await api("/token", { form: { grant_type: "password", username: email, password }, headers })
  expect([response.status, response.headers.has("Set-Cookie")]).toEqual([200, isKnown])
  const owner = db().selectFrom("customer").select("id").where("email", "=", email)
  const known = await db().selectFrom("known_device").select("hash").where("user_id", "in", owner).execute()
  // The confirmation has already made one browser known.
  expect(known).toHaveLength(isKnown ? 2 : 1)
})

test("a browser from which the owner has signed in is not locked out by guesses of strangers", async () => {
  const email = await customer()
  const response = await signIn(email, password)
  expect(response.headers.get("Set-Cookie")).toMatch(
    /^device=[\w-]{43}; Max-Age=34560000; Path=\/api\/v1; HttpOnly; Secure; SameSite=Strict$/,
  )
  await lock(email)
  expect(await signIn(email, password, cookieOf(response))).toMatchObject({ status: 200 })
  expect(await signIn(email, password)).toMatchObject({ status: 429 })
})

test("the cookie of a known browser is not Secure where the site is not https", async () => {
  const body = new URLSearchParams({ grant_type: "password", username: await customer(), password })
  const response = await createFetchHandler(db(), { now: () => testStartTime })(
    new Request("http://localhost/api/v1/token", { method: "POST", body }),
  )
  expect(response.headers.get("Set-Cookie")).toMatch(
    /^device=[\w-]{43}; Max-Age=34560000; Path=\/api\/v1; HttpOnly; SameSite=Strict$/,
  )
})

test("ten wrong passwords from a known browser lock that browser, and no other", async () => {
  const email = await customer()
  const [one, two] = [cookieOf(await signIn(email, password)), cookieOf(await signIn(email, password))]
  await lock(email, one)
  expect(await signIn(email, password, two)).toMatchObject({ status: 200 })
  expect(await signIn(email, password)).toMatchObject({ status: 200 })
  await move(15 * minute)
  expect(await signIn(email, password, one)).toMatchObject({ status: 200 })
})

test("a browser is known only to accounts that have signed in from it, under a new id each time", async () => {
  const [mine, hers] = [await customer(), await customer()]
  const first = cookieOf(await signIn(hers, password))
  await lock(mine)
  expect(await signIn(mine, password, first)).toMatchObject({ status: 429 })
  await lock(hers)
  const second = cookieOf(await signIn(hers, password, first))
  expect(second).not.toBe(first)
  expect(await signIn(hers, password, first)).toMatchObject({ status: 429 })
  expect(await signIn(hers, password, second)).toMatchObject({ status: 200 })
})

test("a browser that two customers share is known to both", async () => {
  const [mine, hers] = [await customer(), await customer()]
  const shared = cookieOf(await signIn(hers, password, cookieOf(await signIn(mine, password))))
  await lock(mine)
  await lock(hers)
  const next = await signIn(mine, password, shared)
  expect(next).toMatchObject({ status: 200 })
  expect(await signIn(hers, password, cookieOf(next))).toMatchObject({ status: 200 })
})

test("with two-factor, a browser becomes known only after a correct code", async () => {
  const made = (await desk("/api/personas", { body: { persona: "twoFactor" } })).body as {
    email: string
    password: string
  }
  const half = await signIn(made.email, made.password)
  expect([half.status, half.headers.get("Set-Cookie")]).toEqual([403, null])
  const { code } = (await desk(`/api/totp?email=${made.email}`)).body as { code: string }
  const form = { grant_type: "password", username: made.email, password: made.password }
  const whole = await api("/token", { form, headers: { "X-TFA": code } })
  expect(whole.status).toBe(200)
  await lock(made.email)
  expect(await signIn(made.email, made.password, cookieOf(whole))).toMatchObject({ status: 403, body: { code: "tfa" } })
})

test("the recovery e-mail lifts the lock and makes all known browsers unknown", async () => {
  const email = await customer()
  const old = cookieOf(await signIn(email, password))
  await lock(email)
  await lock(email, old)
  expect(await api("/recovery", { body: { email } })).toMatchObject({ status: 204 })
  const [message] = await emailsTo(email)
  const body = { password: other, resetPasswordToken: tokenOf(message?.link) }
  const reset = await api("/profile/password", { method: "PUT", body })
  expect(reset).toMatchObject({ status: 200 })
  expect(await signIn(email, other)).toMatchObject({ status: 200 })
  await lock(email)
  expect(await signIn(email, other, old)).toMatchObject({ status: 429 })
  expect(await signIn(email, other, cookieOf(reset))).toMatchObject({ status: 200 })
})

test("a changed password keeps only the browser in which it was changed known", async () => {
  const email = await customer()
  const away = cookieOf(await signIn(email, password))
  const here = await signIn(email, password)
  const token = tokens.parse(here.body).access_token
  const body = { password, newPassword: other, confirmPassword: other }
  const headers = { Cookie: `device=${cookieOf(here)}` }
  expect(await api("/profile/password", { method: "PATCH", body, token, headers })).toMatchObject({ status: 204 })
  await lock(email)
  expect(await signIn(email, other, away)).toMatchObject({ status: 429 })
  expect(await signIn(email, other, cookieOf(here))).toMatchObject({ status: 200 })
})

test("a signed-in customer can change the password while strangers guess it", async () => {
  const email = await customer()
  const token = tokens.parse((await signIn(email, password)).body).access_token
  await lock(email)
  const body = { password, newPassword: other, confirmPassword: other }
  expect(await api("/profile/password", { method: "PATCH", body, token })).toMatchObject({ status: 204 })
})
