import { expect, test } from "vitest"
import { hour, minute } from "#sandbox/clock.ts"
import { tokens } from "#sandbox/schemas/accounts.ts"
import { setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { api, db, signUp, move, emailsTo } = setUpSandbox()

const old = "correct-horse"
const fresh = "battery-staple"
const tokenOf = (link: string | undefined) => new URL(link ?? "", "http://localhost").searchParams.get("token")
const requestRecovery = (email: string, headers = {}) => api("/recovery", { body: { email }, headers })
const reset = (resetPasswordToken: string | null, password = fresh) =>
  api("/profile/password", { method: "PUT", body: { password, resetPasswordToken } })
const change = (token: string, body: object) => api("/profile/password", { method: "PATCH", token, body })
const signIn = (username: string, password: string) =>
  api("/token", { form: { grant_type: "password", username, password } })
const profileOf = (token: string) => api("/profile", { token })
const recoveryTokens = async (email: string) =>
  (await emailsTo(email))
    .map(({ link }) => link)
    .filter((link) => link.startsWith("/recovery"))
    .map(tokenOf)
const withoutPassword = (email: string) =>
  db().updateTable("customer").set({ password_hash: null }).where("email", "=", email).execute()
const refresh = (refresh_token: string) => api("/token", { form: { grant_type: "refresh_token", refresh_token } })

test("the recovery link sets a new password, signs in and confirms the address", async () => {
  const { email } = await signUp()
  expect(await requestRecovery(email.toUpperCase())).toMatchObject({ status: 204, body: "" })
  const [token = null] = await recoveryTokens(email)
  const response = await reset(token)
  expect(response).toMatchObject({ status: 200 })
  const { access_token } = tokens.strict().parse(response.body)
  expect(await profileOf(access_token)).toMatchObject({ body: { email, hasPassword: true, emailConfirmed: true } })
  expect(await signIn(email, old)).toMatchObject({ status: 400, body: { code: "InvalidCredentials" } })
  expect(await signIn(email, fresh)).toMatchObject({ status: 200 })
})

test("the e-mail is in the language of the request", async () => {
  const { email } = await signUp()
  await requestRecovery(email, { "Accept-Language": "ru-RU" })
  expect((await emailsTo(email))[0]).toMatchObject({
    to: email,
    culture: "ru-RU",
    subject: "Новый пароль",
    link: expect.stringMatching(/^\/recovery\?token=[\w-]{43}$/),
    text: expect.stringContaining("http://localhost/recovery?token="),
  })
})

test("a recovery link works once, for an hour, and only the newest one works", async () => {
  const { email } = await signUp()
  const refused = { status: 400, body: { code: "OldRecoveryToken", field: "resetPasswordToken" } }
  await requestRecovery(email)
  await requestRecovery(email)
  const [second = null, first = null] = await recoveryTokens(email)
  expect(await reset("nonsense")).toMatchObject(refused)
  expect(await reset(first)).toMatchObject(refused)
  expect(await reset(second)).toMatchObject({ status: 200 })
  expect(await reset(second, "another-one")).toMatchObject(refused)
  await requestRecovery(email)
  const [third = null] = await recoveryTokens(email)
  await move(hour)
  expect(await reset(third, "another-one")).toMatchObject(refused)
  expect(await signIn(email, fresh)).toMatchObject({ status: 200 })
})

test("one of two simultaneous uses of a recovery link succeeds", async () => {
  const { email } = await signUp()
  await requestRecovery(email)
  const [token = null] = await recoveryTokens(email)
  const responses = await Promise.all([reset(token), reset(token, "another-one")])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 400])
})

test.for([["short"], ["p".repeat(33)], ["with space"], ["пароль-пароль"], [""]] as const)(
  "a new password of %j is refused, and the link still works",
  async ([password]) => {
    const { email } = await signUp()
    await requestRecovery(email)
    const [token = null] = await recoveryTokens(email)
    expect(await reset(token, password)).toMatchObject({ status: 400, body: { field: "password" } })
    expect(await reset(token)).toMatchObject({ status: 200 })
  },
)

test("a new password ends all existing sessions", async () => {
  const { email, token, refreshToken } = await signUp()
  await requestRecovery(email)
  const [secret = null] = await recoveryTokens(email)
  await reset(secret)
  expect(await profileOf(token)).toMatchObject({ status: 401 })
  expect(await refresh(refreshToken)).toMatchObject({ status: 400, body: { code: "InvalidGrant" } })
})

test("a recovery lifts the lock of wrong passwords", async () => {
  const { email } = await signUp()
  for (let guess = 0; guess < 10; guess += 1) await signIn(email, `guess-${guess}`)
  await requestRecovery(email)
  const [token = null] = await recoveryTokens(email)
  await reset(token)
  expect(await signIn(email, fresh)).toMatchObject({ status: 200 })
})

test("known and unknown addresses get the same responses, and the sixth request has to wait", async () => {
  const { email } = await signUp()
  const unknownEmail = `stranger-${email}`
  for (const address of [email, unknownEmail]) {
    for (let time = 0; time < 5; time += 1) {
      expect(await requestRecovery(address)).toMatchObject({ status: 204, body: "" })
      await move(minute)
    }
    const waiting = await requestRecovery(address)
    expect(waiting).toMatchObject({ status: 429, body: { code: "TooManyAttempts" } })
    expect(waiting.headers.get("Retry-After")).toBe("600")
    await move(10 * minute)
    expect(await requestRecovery(address)).toMatchObject({ status: 204 })
  }
  expect(await emailsTo(unknownEmail)).toEqual([])
})

test("a recovery for a malformed address is refused", async () => {
  expect(await requestRecovery("unknown")).toMatchObject({
    status: 400,
    body: { code: "InvalidField", field: "email" },
  })
})

test("changing the password requires the current one and ends the other sessions", async () => {
  const { email, token } = await signUp()
  await requestRecovery(email)
  const [secret = null] = await recoveryTokens(email)
  const { access_token } = tokens.parse((await reset(secret)).body)
  const other = tokens.parse((await signIn(email, fresh)).body)
  const body = { password: fresh, newPassword: old, confirmPassword: old }
  expect(await change(token, body)).toMatchObject({ status: 401 })
  expect(await change(access_token, body)).toMatchObject({ status: 204, body: "" })
  expect(await profileOf(access_token)).toMatchObject({ status: 200 })
  expect(await profileOf(other.access_token)).toMatchObject({ status: 401 })
  expect(await signIn(email, old)).toMatchObject({ status: 200 })
})

test.for([
  ["password", "IncorrectPassword", { password: "guess" }],
  ["password", "IncorrectPassword", { password: undefined }],
  ["confirmPassword", "PasswordsDiffer", { confirmPassword: "battery-stapler" }],
  ["newPassword", "InvalidField", { newPassword: "short" }],
] as const)("a bad %s is refused: %s", async ([field, code, more]) => {
  const { token } = await signUp()
  const response = await change(token, { password: old, newPassword: fresh, confirmPassword: fresh, ...more })
  expect(response).toMatchObject({ status: 400, body: { code, field } })
})

test("the eleventh wrong current password has to wait", async () => {
  const { token } = await signUp()
  const body = { newPassword: fresh, confirmPassword: fresh }
  for (let guess = 0; guess < 10; guess += 1) {
    expect(await change(token, { ...body, password: `guess-${guess}` })).toMatchObject({ status: 400 })
  }
  const waiting = await change(token, { ...body, password: old })
  expect(waiting).toMatchObject({ status: 429, body: { code: "TooManyAttempts" } })
  expect(waiting.headers.get("Retry-After")).toBe("900")
})

test("setting the first password needs no other, and setting the second one does", async () => {
  const { email, token } = await signUp()
  await withoutPassword(email)
  expect(await profileOf(token)).toMatchObject({ body: { hasPassword: false } })
  const body = { newPassword: fresh, confirmPassword: fresh }
  expect(await change(token, { ...body, password: "" })).toMatchObject({ status: 400, body: { field: "password" } })
  expect(await change(token, body)).toMatchObject({ status: 204 })
  expect(await profileOf(token)).toMatchObject({ body: { hasPassword: true } })
  expect(await change(token, body)).toMatchObject({ status: 400, body: { code: "IncorrectPassword" } })
})
