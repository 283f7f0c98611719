import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { day, hour, second } from "#sandbox/clock.ts"
import { findTimeStep, generateTotpCode } from "#sandbox/rules/totp.ts"
import { tokens, twoFactor } from "#sandbox/schemas/accounts.ts"
import { offering, testStartTime, setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { api, desk, emailsTo, move } = setUpSandbox(offering("twoFactorReset", "recoveryCodes"))

type Persona = { readonly email: string; readonly password: string; readonly access_token: string }

const withTwoFactor = async (locale = "en-US") => {
  const { body } = await desk("/api/personas", {
    body: { persona: "twoFactor" },
    headers: { "Accept-Language": locale },
  })
  return body as Persona
}
const request = ({ email, password }: Pick<Persona, "email" | "password">) =>
  api("/recovery/tfa", { body: { email, password } })
const signIn = ({ email, password }: Persona, code?: string) =>
  api("/token", {
    form: { grant_type: "password", username: email, password },
    headers: code === undefined ? {} : { "X-TFA": code },
  })
const codeFor = async ({ email }: Persona) => {
  const { body } = await desk(`/api/totp?email=${email}`)
  return (body as { readonly code: string }).code
}
const linkTo = async ({ email }: Persona) => {
  const [message] = await emailsTo(email)
  return new URL(message?.link ?? "", "http://localhost").searchParams.get("token")
}
const cancel = (token: string | null) => api("/recovery/tfa/cancel", { body: { token } })
const withdraw = (token: string) =>
  api("/withdraws", {
    body: {
      id: randomUUID(),
      amount: "0.001",
      address: "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
      currencyId: "btc",
    },
    token,
  })

test("a reset needs the password, takes effect after 72 hours, and locks withdrawals for 7 days", async () => {
  const customer = await withTwoFactor()
  expect(await request({ ...customer, password: "guess" })).toMatchObject({
    status: 400,
    body: { code: "InvalidCredentials" },
  })
  expect(await request(customer)).toEqual(
    expect.objectContaining({ status: 200, body: { dueDate: "2026-03-13T12:00:00.000Z" } }),
  )
  await move(72 * hour - second)
  expect(await signIn(customer)).toMatchObject({ status: 403, body: { code: "tfa" } })
  await move(second)
  const { status, body } = await signIn(customer)
  expect(status).toBe(200)
  const { access_token } = tokens.parse(body)
  expect(await api("/profile", { token: access_token })).toMatchObject({ status: 200, body: { tfaEnabled: false } })
  expect(await withdraw(access_token)).toMatchObject({ status: 409, body: { code: "WithdrawalsLocked" } })
  expect(await request(customer)).toMatchObject({ status: 409, body: { code: "TwoFactorDisabled" } })
  await move(7 * day)
  const { access_token: fresh } = tokens.parse((await signIn(customer)).body)
  expect(await withdraw(fresh)).toMatchObject({ status: 400, body: { code: "InsufficientBalance" } })
})

test("a reset that takes effect ends open sessions, and locks their withdrawals too", async () => {
  const customer = await withTwoFactor()
  const { body } = await signIn(customer, await codeFor(customer))
  const { refresh_token } = tokens.parse(body)
  await request(customer)
  await move(72 * hour)
  const refreshed = await api("/token", { form: { grant_type: "refresh_token", refresh_token } })
  const { access_token } = tokens.parse(refreshed.body)
  expect(await withdraw(access_token)).toMatchObject({ status: 409, body: { code: "WithdrawalsLocked" } })
  expect(await api("/profile", { token: access_token })).toMatchObject({ status: 401 })
})

test("a second request neither sends another e-mail nor extends the wait", async () => {
  const customer = await withTwoFactor()
  const first = await request(customer)
  const sent = await emailsTo(customer.email)
  await move(hour)
  expect((await request(customer)).body).toEqual(first.body)
  expect(await emailsTo(customer.email)).toEqual(sent)
})

test("a reset cancelled by the e-mail's link has no effect, and the cancellation can be repeated", async () => {
  const customer = await withTwoFactor()
  await request(customer)
  const token = await linkTo(customer)
  expect(await cancel(token)).toMatchObject({ status: 204 })
  expect(await cancel(token)).toMatchObject({ status: 204 })
  await move(73 * hour)
  expect(await signIn(customer)).toMatchObject({ status: 403, body: { code: "tfa" } })
})

test("a sign-in with a code cancels the reset", async () => {
  const customer = await withTwoFactor()
  await request(customer)
  expect(await signIn(customer, await codeFor(customer))).toMatchObject({ status: 200 })
  await move(73 * hour)
  expect(await signIn(customer)).toMatchObject({ status: 403, body: { code: "tfa" } })
})

test("a code in the settings cancels the reset, and two-factor that was set up again stays", async () => {
  const customer = await withTwoFactor()
  const { access_token: token, password } = customer
  await request(customer)
  const disable = { tfaCode: await codeFor(customer), password }
  expect(await api("/profile/tfa/disable", { body: disable, token })).toMatchObject({ status: 204 })
  const secret = twoFactor.parse((await api("/profile/tfa", { token })).body).details?.code ?? ""
  const enable = { tfaCode: generateTotpCode(secret, findTimeStep(testStartTime)), password }
  expect(await api("/profile/tfa/enable", { body: enable, token })).toMatchObject({ status: 204 })
  await move(73 * hour)
  expect(await signIn(customer)).toMatchObject({ status: 403, body: { code: "tfa" } })
})

test("an earlier, unknown or late link does not cancel the reset", async () => {
  const customer = await withTwoFactor()
  await request(customer)
  const earlier = await linkTo(customer)
  await cancel(earlier)
  await request(customer)
  expect(await cancel(earlier)).toMatchObject({ status: 204 })
  expect(await cancel("unknown")).toMatchObject({ status: 400, body: { code: "OldToken" } })
  const token = await linkTo(customer)
  await move(72 * hour)
  expect(await cancel(token)).toMatchObject({ status: 400, body: { code: "OldToken" } })
  expect(await signIn(customer)).toMatchObject({ status: 200 })
})

test.each([
  ["en-US", "Two-factor authentication will be turned off", "March 13, 2026 at 12:00:00 PM UTC"],
  ["ru-RU", "Двухфакторная аутентификация будет отключена", "13 марта 2026 г. в 12:00:00 UTC"],
])("the e-mail names the time of the reset, in the language of the account: %s", async (locale, subject, when) => {
  const customer = await withTwoFactor(locale)
  await request(customer)
  const [message] = await emailsTo(customer.email)
  expect(message).toMatchObject({ subject, culture: locale })
  expect(message?.text).toContain(when)
})

test.each([
  [
    "en-US",
    "Two-factor authentication was reset",
    "withdrawals are locked until March 20, 2026 at 12:00:00 PM UTC",
    "If it wasn’t you, set a new password here",
  ],
  [
    "ru-RU",
    "Двухфакторная аутентификация сброшена",
    "вывод средств закрыт до 20 марта 2026 г. в 12:00:00 UTC",
    "Если это были не вы, задайте новый пароль по ссылке",
  ],
])("one e-mail announces that it takes effect, in the language of the account: %s", async (locale, ...parts) => {
  const [subject, locked, advice] = parts
  const customer = await withTwoFactor(locale)
  await request(customer)
  await move(72 * hour)
  const before = await emailsTo(customer.email)
  await signIn(customer)
  await signIn(customer)
  const [message, ...others] = await emailsTo(customer.email)
  expect(others).toEqual(before)
  expect(message).toMatchObject({ subject, culture: locale, link: expect.stringMatching(/^\/recovery\?token=/) })
  expect(message?.text).toContain(locked)
  expect(message?.text).toContain(advice)
})

test("wrong passwords of a reset count together with those of a sign-in", async () => {
  const customer = await withTwoFactor()
  for (let guess = 0; guess < 10; guess += 1) await request({ ...customer, password: `guess-${guess}` })
  expect(await request(customer)).toMatchObject({ status: 429, body: { code: "TooManyAttempts" } })
  expect(await signIn(customer)).toMatchObject({ status: 429, body: { code: "TooManyAttempts" } })
})
