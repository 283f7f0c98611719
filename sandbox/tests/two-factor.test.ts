import { expect, test } from "vitest"
import { minute, second } from "#sandbox/clock.ts"
import { matchingStep, generateTotpCode } from "#sandbox/rules/totp.ts"
import { tokens, twoFactor } from "#sandbox/schemas/accounts.ts"
import { testStartTime, setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { api, desk, signUp, confirmed, move, emailsTo } = setUpSandbox()

const password = "correct-horse"
const present = Math.floor(testStartTime / (30 * second))
type Entered = { readonly email: string; readonly password: string; readonly access_token: string }
type Working = { readonly code: string | null; readonly until: string }

const enter = async () => (await desk("/api/personas", { body: { persona: "twoFactor" } })).body as Entered
const working = async (email: string) => (await desk(`/api/totp?email=${email}`)).body as Working
const loadCode = async (email: string) => (await working(email)).code ?? ""
const withCode = (code: string | undefined) => (code === undefined ? {} : { headers: { "X-TFA": code } })
const signIn = (who: Entered, code?: string) =>
  api("/token", { form: { grant_type: "password", username: who.email, password: who.password }, ...withCode(code) })
const loadDetails = async (token: string) => twoFactor.strict().parse((await api("/profile/tfa", { token })).body)
const toggle = (to: "enable" | "disable", token: string, body: object) => api(`/profile/tfa/${to}`, { body, token })
const codeRequired = { status: 403, body: { code: "tfa" } }
/** Returns six digits that are not the code of any nearby time step. */
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0")

// Test vectors from RFC 6238, appendix B, for SHA-1, shortened to six digits.
test.for([
  [59, "287082"],
  [1111111109, "081804"],
  [1111111111, "050471"],
  [1234567890, "005924"],
  [2000000000, "279037"],
  [20000000000, "353130"],
] as const)("the code at %i seconds equals the one in the standard", ([time, code]) => {
  expect(generateTotpCode("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", Math.floor(time / 30))).toBe(code)
})

test("a code is valid for its own step and its neighbours, until the same or a later one was used", () => {
  const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"
  const matches = (step: number, last: number | null) =>
    matchingStep(secret, generateTotpCode(secret, step), last, testStartTime)
  expect([-2, -1, 0, 1, 2].map((away) => matches(present + away, null))).toEqual([
    undefined,
    present - 1,
    present,
    present + 1,
    undefined,
  ])
  expect([-1, 0, 1].map((away) => matches(present + away, present))).toEqual([undefined, undefined, present + 1])
  for (const odd of ["", "12345", "1234567", "12345x", "１２３４５６", "-12345"])
    expect(matchingStep(secret, odd, null, testStartTime)).toBeUndefined()
})

test("two-factor is enabled with the secret, the password and a code, and the secret is never shown again", async () => {
  const { email, token } = await confirmed()
  const { enabled, details } = await loadDetails(token)
  expect({ enabled, ...details }).toMatchObject({ enabled: false, email, issuer: "Hashwell" })
  const secret = details?.code ?? ""
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  // A page may look up whether two-factor was enabled. The page still gets the secret that the customer has scanned.
  expect((await loadDetails(token)).details?.code).toBe(secret)
  const tfaCode = generateTotpCode(secret, present)
  expect(await toggle("enable", token, { tfaCode, password: "guess" })).toMatchObject({
    status: 400,
    body: { code: "IncorrectPassword", field: "password" },
  })
  expect(await toggle("enable", token, { tfaCode: wrongFor(tfaCode), password })).toMatchObject({
    status: 400,
    body: { code: "WrongCode", field: "tfaCode" },
  })
  expect(await toggle("enable", token, { tfaCode, password })).toMatchObject({ status: 204 })
  expect(await loadDetails(token)).toEqual({ enabled: true, details: null })
  expect(await api("/profile", { token })).toMatchObject({ body: { tfaEnabled: true } })
  expect(await toggle("enable", token, { tfaCode, password })).toMatchObject({
    status: 409,
    body: { code: "TwoFactorEnabled" },
  })
})

test("two-factor is disabled with the password and a code, and gets another secret when it is enabled again", async () => {
  const { email, access_token, password: own } = await enter()
  const used = await loadCode(email)
  expect(await toggle("disable", access_token, { tfaCode: used, password: own })).toMatchObject({ status: 204 })
  expect(await toggle("disable", access_token, { tfaCode: used, password: own })).toMatchObject({ status: 409 })
  const { enabled, details } = await loadDetails(access_token)
  expect(enabled).toBe(false)
  expect(generateTotpCode(details?.code ?? "", present)).not.toBe(used)
})

test("a sign-in asks for a code, asks again after a wrong one, and accepts a correct one", async () => {
  const who = await enter()
  expect(await signIn(who)).toMatchObject(codeRequired)
  expect(await signIn({ ...who, password: "guess" }, await loadCode(who.email))).toMatchObject({
    status: 400,
    body: { code: "InvalidCredentials" },
  })
  expect(await signIn(who, wrongFor(await loadCode(who.email)))).toMatchObject(codeRequired)
  const entered = await signIn(who, await loadCode(who.email))
  expect(tokens.parse(entered.body).access_token).not.toBe(who.access_token)
})

test("a code works once, even in simultaneous calls", async () => {
  const who = await enter()
  const code = await loadCode(who.email)
  const responses = await Promise.all([signIn(who, code), signIn(who, code), signIn(who, code)])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 403, 403])
  expect(await signIn(who, code)).toMatchObject({ status: 403, body: { code: "CodeUsed" } })
  const next = await loadCode(who.email)
  expect(next).not.toBe(code)
  expect(await signIn(who, next)).toMatchObject({ status: 200 })
  expect(await working(who.email)).toEqual({ code: null, until: new Date((present + 1) * 30 * second).toISOString() })
  await move(30 * second)
  expect(await signIn(who, await loadCode(who.email))).toMatchObject({ status: 200 })
})

test("the sixth code after five wrong ones has to wait, and calls without a code do not count", async () => {
  const who = await enter()
  const good = await loadCode(who.email)
  for (let time = 0; time < 7; time += 1) expect(await signIn(who)).toMatchObject(codeRequired)
  for (let guess = 0; guess < 5; guess += 1) expect(await signIn(who, wrongFor(good))).toMatchObject(codeRequired)
  const waiting = await signIn(who, good)
  expect(waiting).toMatchObject({ status: 429, body: { code: "TooManyAttempts" } })
  expect(waiting.headers.get("Retry-After")).toBe("900")
  await move(15 * minute)
  expect(await signIn(who, await loadCode(who.email))).toMatchObject({ status: 200 })
})

test("a new password needs a code, and a wrong code changes nothing", async () => {
  const who = await enter()
  const body = { password: who.password, newPassword: "other-horse", confirmPassword: "other-horse" }
  const change = (code?: string) =>
    api("/profile/password", { method: "PATCH", body, token: who.access_token, ...withCode(code) })
  expect(await change()).toMatchObject(codeRequired)
  expect(await change(wrongFor(await loadCode(who.email)))).toMatchObject(codeRequired)
  expect(await signIn(who)).toMatchObject(codeRequired)
  expect(await change(await loadCode(who.email))).toMatchObject({ status: 204 })
  expect(await signIn(who)).toMatchObject({ status: 400 })
})

test("the recovery e-mail does not bypass two-factor, and still works after a wrong code", async () => {
  const who = await enter()
  await api("/recovery", { body: { email: who.email } })
  const [message] = (await desk(`/api/mailbox?to=${who.email}`)).body as readonly { link: string }[]
  const resetPasswordToken = new URL(message?.link ?? "", "http://localhost").searchParams.get("token")
  const reset = (code?: string) =>
    api("/profile/password", {
      method: "PUT",
      body: { password: "other-horse", resetPasswordToken },
      ...withCode(code),
    })
  expect(await reset()).toMatchObject(codeRequired)
  expect(await reset(wrongFor(await loadCode(who.email)))).toMatchObject(codeRequired)
  expect(await reset(await loadCode(who.email))).toMatchObject({ status: 200 })
})

test("the desk shows the codes of customers with two-factor only", async () => {
  const who = await enter()
  const { email } = await signUp()
  const code = await loadCode(who.email)
  const page = String((await desk("")).body)
  expect(page).toContain(`<dt>${who.email}</dt><dd><code>${code.slice(0, 3)} ${code.slice(3)}</code></dd>`)
  expect(await desk(`/api/totp?email=${email}`)).toMatchObject({ status: 404 })
})

test("a link that confirms an address needs a code, because it signs in", async () => {
  const { email, token } = await confirmed()
  const { details } = await loadDetails(token)
  const secret = details?.code ?? ""
  await toggle("enable", token, { tfaCode: generateTotpCode(secret, present), password })
  const form = { email: `new-${email}`, password }
  await api("/profile/email", {
    method: "PATCH",
    token,
    body: form,
    ...withCode(generateTotpCode(secret, present + 1)),
  })
  await move(30 * second)
  const [message] = await emailsTo(form.email)
  const emailToken = new URL(message?.link ?? "", "http://localhost").searchParams.get("token")
  const confirm = (code?: string) => api("/signup/confirm", { body: { emailToken }, token, ...withCode(code) })
  expect(await confirm()).toMatchObject(codeRequired)
  expect(await confirm(wrongFor(generateTotpCode(secret, present + 2)))).toMatchObject(codeRequired)
  expect(await confirm(generateTotpCode(secret, present + 2))).toMatchObject({ status: 200 })
})

test("two-factor is neither shown nor enabled before the address is confirmed", async () => {
  const { token } = await signUp()
  const refused = { status: 409, body: { code: "EmailNotConfirmed" } }
  expect(await api("/profile/tfa", { token })).toMatchObject(refused)
  expect(await toggle("enable", token, { tfaCode: "123456", password })).toMatchObject(refused)
})

test("enabling and disabling two-factor ends the other sessions of the account", async () => {
  const { email, token } = await confirmed()
  const form = { grant_type: "password", username: email, password }
  const other = async (code?: string) =>
    tokens.parse((await api("/token", { form, ...withCode(code) })).body).access_token
  const statuses = async (...all: readonly string[]) =>
    Promise.all(all.map(async (one) => (await api("/profile", { token: one })).status))
  const before = await other()
  const secret = (await loadDetails(token)).details?.code ?? ""
  await toggle("enable", token, { tfaCode: generateTotpCode(secret, present), password })
  expect(await statuses(token, before)).toEqual([200, 401])
  const between = await other(generateTotpCode(secret, present + 1))
  await move(30 * second)
  await toggle("disable", token, { tfaCode: generateTotpCode(secret, present + 2), password })
  expect(await statuses(token, between)).toEqual([200, 401])
})
