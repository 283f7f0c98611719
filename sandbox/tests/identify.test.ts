import { expect, test } from "vitest"
import { findTimeStep, generateTotpCode } from "#sandbox/rules/totp.ts"
import { twoFactor } from "#sandbox/schemas/accounts.ts"
import { securityEvents } from "#sandbox/schemas/security-log.ts"
import { offering, testStartTime, setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { api, confirmed, emailsTo } = setUpSandbox(offering("securityLog"))

const password = "correct-horse"
const anna = { firstName: "Anna", lastName: "Ivanova", country: "DE" }
const thief = { firstName: "Theo", lastName: "Thief", country: "FR" }

const identify = (token: string, body: object, code?: string) =>
  api("/profile/identify", { token, body, headers: code === undefined ? {} : { "X-TFA": code } })
const loadProfile = async (token: string) => (await api("/profile", { token })).body
const incorrect = { status: 400, body: { code: "IncorrectPassword", field: "password" } }

test("the first identification needs no password and sends no e-mail, and repeating it changes nothing", async () => {
  const { email, token } = await confirmed()
  const before = await emailsTo(email)
  for (const _ of ["first", "repeated"])
    expect(await identify(token, anna)).toMatchObject({ status: 200, body: { isKYC: true, ...anna } })
  expect(await emailsTo(email)).toEqual(before)
})

test.for([
  ["first name", { ...anna, firstName: "Theo" }],
  ["last name", { ...anna, lastName: "Thief" }],
  ["country", { ...anna, country: "FR" }],
] as const)("the %s of an identified customer does not change without the correct password", async ([, changed]) => {
  const { email, token } = await confirmed()
  await identify(token, anna)
  const before = await emailsTo(email)
  expect(await identify(token, changed)).toMatchObject(incorrect)
  expect(await identify(token, { ...changed, password: "guess" })).toMatchObject(incorrect)
  expect(await loadProfile(token)).toMatchObject(anna)
  expect(await emailsTo(email)).toEqual(before)
})

test("a name changed with the password is announced by e-mail and recorded in the security log", async () => {
  const { email, token } = await confirmed()
  await identify(token, anna)
  expect(await identify(token, { ...thief, password })).toMatchObject({ status: 200, body: thief })
  expect((await emailsTo(email))[0]).toMatchObject({
    subject: "Your name was changed",
    link: expect.stringMatching(/^\/recovery\?token=/),
    text: expect.stringContaining("\u2068Theo Thief\u2069, France"),
  })
  const { values } = securityEvents.parse((await api("/profile/events", { token })).body)
  expect(values[0]).toMatchObject({ type: "IdentityChanged", withdrawal: null })
})

test("a name change needs a code too where two-factor is on", async () => {
  const { token } = await confirmed()
  await identify(token, anna)
  const { details } = twoFactor.parse((await api("/profile/tfa", { token })).body)
  const codeAt = (step: number) => generateTotpCode(details?.code ?? "", findTimeStep(testStartTime) + step)
  await api("/profile/tfa/enable", { token, body: { tfaCode: codeAt(0), password } })
  expect(await identify(token, { ...thief, password })).toMatchObject({ status: 403, body: { code: "tfa" } })
  expect(await loadProfile(token)).toMatchObject(anna)
  expect(await identify(token, { ...thief, password }, codeAt(1))).toMatchObject({ status: 200, body: thief })
})
