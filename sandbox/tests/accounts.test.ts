import { expect, test } from "vitest"
import { day, minute } from "#sandbox/clock.ts"
import { profile, tokens } from "#sandbox/schemas/accounts.ts"
import { setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { api, desk, signUp, move, emailsTo } = setUpSandbox()

const password = "correct-horse"
const tokenOf = (link: string | undefined) => new URL(link ?? "", "http://localhost").searchParams.get("token")
const confirm = (emailToken: string | null) => api("/signup/confirm", { body: { emailToken, mine: true } })
const signIn = (username: string, given = password) =>
  api("/token", { form: { grant_type: "password", username, password: given } })
const refresh = (refresh_token: string) => api("/token", { form: { grant_type: "refresh_token", refresh_token } })
const profileOf = (token: string) => api("/profile", { token })

test("a new customer is signed in at once and has the profile of the form", async () => {
  const { email, token } = await signUp({ currencyId: "zar", code: "welcome10" })
  const response = await profileOf(token)
  expect(response.status).toBe(200)
  expect(profile.strict().parse(response.body)).toMatchObject({
    email,
    currencyId: "zar",
    culture: "en-US",
    referralCode: "WELCOME10",
    hasPassword: true,
    emailConfirmed: false,
  })
})

test("an e-mail address can be registered only once, in upper or lower case", async () => {
  const { email } = await signUp()
  const response = await api("/signup", { body: { email: email.toUpperCase(), password, currencyId: "usd" } })
  expect(response).toMatchObject({ status: 409, body: { code: "AlreadyRegistered", field: "email" } })
})

test.for([
  ["email", { email: "unknown" }],
  ["password", { password: "short" }],
  ["password", { password: "p".repeat(33) }],
  ["password", { password: "with space" }],
  ["password", { password: "пароль-пароль" }],
  ["currencyId", { currencyId: "btc" }],
  ["code", { code: "NOSUCH" }],
  ["code", { code: "ENDED15" }],
] as const)("sign-up refuses a bad %s: %o", async ([field, change]) => {
  const form = { email: "someone@shop.example", password, currencyId: "usd", ...change }
  expect(await api("/signup", { body: form })).toMatchObject({ status: 400, body: { field } })
})

test("an unknown field is refused by name, in the language of the caller", async () => {
  const body = { email: "x@shop.example", password, currencyId: "usd", terms: true }
  const response = await api("/signup", { body, headers: { "Accept-Language": "ru-RU" } })
  expect(response).toMatchObject({
    status: 400,
    body: { code: "UnknownField", field: "terms", message: "В запросе есть неизвестное поле." },
  })
  expect(response.body).toHaveProperty("requestId", response.headers.get("X-Request-Id"))
})

test("the confirmation e-mail is in the language of the sign-up, and its link works once", async () => {
  const email = "russian@shop.example"
  const body = { email, password, currencyId: "rub" }
  await api("/signup", { body, headers: { "Accept-Language": "ru-RU" } })
  expect(await signIn(email)).toMatchObject({ status: 400, body: { code: "UserNotVerified" } })
  const [message] = await emailsTo(email)
  expect(message).toMatchObject({ to: email, subject: "Подтвердите адрес электронной почты", culture: "ru-RU" })
  const response = await confirm(tokenOf(message?.link))
  expect(response.status).toBe(200)
  expect(await profileOf(tokens.parse(response.body).access_token)).toMatchObject({ body: { emailConfirmed: true } })
  expect(await signIn(email)).toMatchObject({ status: 200 })
  expect(await confirm(tokenOf(message?.link))).toMatchObject({ status: 409, body: { code: "AlreadyConfirmed" } })
})

test("an unknown, superseded or expired link is refused as old", async () => {
  const { email } = await signUp()
  const [first] = await emailsTo(email)
  expect(await api("/signin/confirm", { body: { email } })).toMatchObject({ status: 204, body: "" })
  const [second] = await emailsTo(email)
  expect(await confirm("nonsense")).toMatchObject({ status: 400, body: { code: "OldToken" } })
  expect(await confirm(tokenOf(first?.link))).toMatchObject({ status: 400, body: { code: "OldToken" } })
  await move(day)
  expect(await confirm(tokenOf(second?.link))).toMatchObject({ status: 400, body: { code: "OldToken" } })
  await api("/signin/confirm", { body: { emailToken: tokenOf(second?.link) } })
  const [third] = await emailsTo(email)
  expect(await confirm(tokenOf(third?.link))).toMatchObject({ status: 200 })
})

test("requesting a confirmation e-mail does not reveal whether an address has an account", async () => {
  expect(await api("/signin/confirm", { body: { email: "stranger@shop.example" } })).toMatchObject({ status: 204 })
  expect(await api("/signin/confirm", { body: { emailToken: "nonsense" } })).toMatchObject({ status: 204 })
  expect(await emailsTo("stranger@shop.example")).toEqual([])
  expect(await api("/signin/confirm", { body: {} })).toMatchObject({ status: 400 })
})

test("a wrong password and an unknown address get the same response, and the eleventh attempt has to wait", async () => {
  const { email } = await signUp()
  const unknown = await signIn("stranger@shop.example", "guess")
  for (let guess = 0; guess < 10; guess += 1) {
    const wrong = await signIn(email, `guess-${guess}`)
    expect(wrong).toMatchObject({ status: 400, body: { code: "InvalidCredentials" } })
    expect({ ...(wrong.body as object), requestId: "" }).toEqual({ ...(unknown.body as object), requestId: "" })
  }
  const waiting = await signIn(email)
  expect(waiting).toMatchObject({ status: 429, body: { code: "TooManyAttempts" } })
  expect(waiting.headers.get("Retry-After")).toBe("900")
  await move(15 * minute)
  expect(await signIn(email)).toMatchObject({ status: 400, body: { code: "UserNotVerified" } })
})

test("the eleventh attempt for an unknown address has to wait too", async () => {
  const email = "unknown-here@shop.example"
  for (let guess = 0; guess < 10; guess += 1)
    expect(await signIn(email, `guess-${guess}`)).toMatchObject({ status: 400, body: { code: "InvalidCredentials" } })
  const waiting = await signIn(email)
  expect(waiting).toMatchObject({ status: 429, body: { code: "TooManyAttempts" } })
  expect(waiting.headers.get("Retry-After")).toBe("900")
  await move(15 * minute)
  expect(await signIn(email)).toMatchObject({ status: 400, body: { code: "InvalidCredentials" } })
})

test.for(["customer", "stranger"])("the sixth e-mail for a %s is rate limited", async (who) => {
  const email = who === "customer" ? (await signUp()).email : "no-letters@shop.example"
  for (let times = 0; times < 5; times += 1)
    expect(await api("/signin/confirm", { body: { email } })).toMatchObject({ status: 204 })
  const waiting = await api("/signin/confirm", { body: { email } })
  expect(waiting).toMatchObject({ status: 429, body: { code: "TooManyAttempts" } })
  expect(waiting.headers.get("Retry-After")).toBe("900")
})

test("an access token is valid for a quarter of an hour, and the refresh token gives the next one", async () => {
  const { token, refreshToken } = await signUp()
  await move(15 * minute - 1)
  expect(await profileOf(token)).toMatchObject({ status: 200 })
  await move(1)
  expect(await profileOf(token)).toMatchObject({ status: 401, body: { code: "Unauthorized" } })
  const next = await refresh(refreshToken)
  expect(next.status).toBe(200)
  expect(await profileOf(tokens.parse(next.body).access_token)).toMatchObject({ status: 200 })
})

test("a used refresh token is refused, and ends the session if it is used again much later", async () => {
  const { refreshToken } = await signUp()
  const next = tokens.parse((await refresh(refreshToken)).body)
  expect(await profileOf(next.access_token)).toMatchObject({ status: 200 })
  expect(await refresh(refreshToken)).toMatchObject({ status: 400, body: { code: "InvalidGrant" } })
  expect(await profileOf(next.access_token)).toMatchObject({ status: 200 })
  await move(2 * minute)
  expect(await refresh(refreshToken)).toMatchObject({ status: 400, body: { code: "InvalidGrant" } })
  expect(await profileOf(next.access_token)).toMatchObject({ status: 401 })
  expect(await refresh(next.refresh_token)).toMatchObject({ status: 400 })
})

test("a page that closed before its response arrived can refresh again within a minute", async () => {
  const { refreshToken } = await signUp()
  const lost = tokens.parse((await refresh(refreshToken)).body)
  await move(minute)
  const next = tokens.parse((await refresh(refreshToken)).body)
  expect(await profileOf(next.access_token)).toMatchObject({ status: 200 })
  // A finder of the lost pair can use neither its tokens nor the old token.
  expect(await profileOf(lost.access_token)).toMatchObject({ status: 401 })
  expect(await refresh(lost.refresh_token)).toMatchObject({ status: 400, body: { code: "InvalidGrant" } })
  expect(await refresh(refreshToken)).toMatchObject({ status: 400, body: { code: "InvalidGrant" } })
  expect(await refresh(next.refresh_token)).toMatchObject({ status: 200 })
})

test("a refresh token that is used again after more than a minute ends the session", async () => {
  const { refreshToken } = await signUp()
  const next = tokens.parse((await refresh(refreshToken)).body)
  await move(minute + 1)
  expect(await refresh(refreshToken)).toMatchObject({ status: 400, body: { code: "InvalidGrant" } })
  expect(await profileOf(next.access_token)).toMatchObject({ status: 401 })
})

test("simultaneous refreshes each get a token pair, and only the first used pair stays valid", async () => {
  const { refreshToken } = await signUp()
  const responses = await Promise.all([refresh(refreshToken), refresh(refreshToken), refresh(refreshToken)])
  const [one, two, three] = responses.map(({ body }) => tokens.parse(body))
  const again = await refresh(two!.refresh_token)
  expect(again).toMatchObject({ status: 200 })
  for (const other of [one!, three!]) {
    expect(await profileOf(other.access_token)).toMatchObject({ status: 401 })
    expect(await refresh(other.refresh_token)).toMatchObject({ status: 400 })
  }
  expect(await refresh(refreshToken)).toMatchObject({ status: 400 })
  expect(await profileOf(tokens.parse(again.body).access_token)).toMatchObject({ status: 200 })
})

test("a refresh token is valid for thirty days, and an access token is not a refresh token", async () => {
  const { token, refreshToken } = await signUp()
  expect(await refresh(token)).toMatchObject({ status: 400, body: { code: "InvalidGrant" } })
  await move(30 * day)
  expect(await refresh(refreshToken)).toMatchObject({ status: 400, body: { code: "InvalidGrant" } })
})

test("signing out ends this session and no other", async () => {
  const { email, token, refreshToken } = await signUp()
  const [message] = await emailsTo(email)
  const other = tokens.parse((await confirm(tokenOf(message?.link))).body)
  expect(await api("/signout", { method: "POST", token })).toMatchObject({ status: 204 })
  expect(await profileOf(token)).toMatchObject({ status: 401 })
  expect(await refresh(refreshToken)).toMatchObject({ status: 400 })
  expect(await profileOf(other.access_token)).toMatchObject({ status: 200 })
})

test("the Date header shows the sandbox's time", async () => {
  await move(day)
  const clock = (await desk("/api/clock")).body as { now: string }
  const response = await api("/products")
  expect(response.headers.get("Date")).toBe(new Date(clock.now).toUTCString())
  expect(response.headers.get("Cache-Control")).toBe("no-store")
})
