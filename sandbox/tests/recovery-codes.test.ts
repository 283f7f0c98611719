import { expect, test } from "vitest"
import { minute, second } from "#sandbox/clock.ts"
import { hashSecret } from "#sandbox/rules/tokens.ts"
import { findTimeStep, generateTotpCode } from "#sandbox/rules/totp.ts"
import { recoveryCodes, twoFactor } from "#sandbox/schemas/accounts.ts"
import { offering, setUpSandbox, type Customer } from "#sandbox/testing/sandbox.ts"

const { api, desk, db, confirmed, emailsTo, move } = setUpSandbox(offering("recoveryCodes"))

const password = "correct-horse"
const path = "/profile/tfa/recovery-codes"

/** Creates a customer with two-factor. Each code moves the clock forward, because a code of the app works only once. */
const withTwoFactor = async () => {
  const customer = await confirmed()
  const { token } = customer
  const { body } = await api("/profile/tfa", { token })
  const secret = twoFactor.parse(body).details?.code ?? ""
  const nextCode = async () => {
    await move(30 * second)
    const { now } = (await desk("/api/clock")).body as { readonly now: string }
    return generateTotpCode(secret, findTimeStep(Date.parse(now)))
  }
  const enable = { tfaCode: await nextCode(), password }
  expect(await api("/profile/tfa/enable", { body: enable, token })).toMatchObject({ status: 204 })
  return { ...customer, nextCode }
}
type TwoFactorCustomer = Customer & { readonly nextCode: () => Promise<string> }

const create = async ({ token, nextCode }: TwoFactorCustomer) => {
  const response = await api(path, { body: { password }, token, headers: { "X-TFA": await nextCode() } })
  expect(response).toMatchObject({ status: 201 })
  return recoveryCodes.parse(response.body).codes
}
const signIn = (email: string, code: string) =>
  api("/token", { form: { grant_type: "password", username: email, password }, headers: { "X-TFA": code } })
const left = ({ token }: Customer) => api(path, { token })

test("ten different codes are returned once, stored nowhere in plain text, and announced by e-mail", async () => {
  const customer = await withTwoFactor()
  expect(await left(customer)).toMatchObject({ status: 200, body: { left: 0 } })
  const codes = await create(customer)
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^([0-9a-z]{4}-){3}[0-9a-z]{4}$/)
  expect(await left(customer)).toMatchObject({ status: 200, body: { left: 10 } })
  const stored = await db().selectFrom("recovery_code").select(["hash", "salt"]).execute()
  expect(stored.filter(({ hash, salt }) => !/^[0-9a-f]{64}$/.test(hash) || salt === null)).toEqual([])
  const plain = codes.map((code) => hashSecret(code.replaceAll("-", "")))
  expect(stored.filter(({ hash }) => plain.includes(hash))).toEqual([])
  expect((await emailsTo(customer.email))[0]).toMatchObject({ subject: "New recovery codes" })
})

test("each recovery code replaces a code of the app once, in any spelling", async () => {
  const customer = await withTwoFactor()
  const [first = "", second_ = ""] = await create(customer)
  expect(await signIn(customer.email, first)).toMatchObject({ status: 200 })
  expect(await signIn(customer.email, first)).toMatchObject({ status: 403, body: { code: "CodeUsed" } })
  const typed = second_.toUpperCase().replaceAll("-", " ").replaceAll("0", "O")
  expect(await signIn(customer.email, typed)).toMatchObject({ status: 200 })
  expect(await left(customer)).toMatchObject({ body: { left: 8 } })
})

test("codes that an older version stored as a plain hash work once, until new ones are created", async () => {
  const customer = await withTwoFactor()
  const [first = "", second_ = ""] = await create(customer)
  const { user_id } = await db()
    .selectFrom("recovery_code")
    .innerJoin("customer", "customer.id", "user_id")
    .select("user_id")
    .where("email", "=", customer.email)
    .executeTakeFirstOrThrow()
  await db().deleteFrom("recovery_code").where("user_id", "=", user_id).execute()
  const older = [first, second_].map((code) => ({ user_id, hash: hashSecret(code.replaceAll("-", "")), salt: null }))
  await db().insertInto("recovery_code").values(older).execute()
  expect(await signIn(customer.email, first)).toMatchObject({ status: 200 })
  expect(await signIn(customer.email, first)).toMatchObject({ status: 403, body: { code: "CodeUsed" } })
  expect(await signIn(customer.email, "aaaa-bbbb-cccc-dddd")).toMatchObject({ status: 403, body: { code: "tfa" } })
  const [newer = ""] = await create(customer)
  expect(await signIn(customer.email, second_)).toMatchObject({ status: 403, body: { code: "tfa" } })
  expect(await signIn(customer.email, newer)).toMatchObject({ status: 200 })
})

test.each([
  ["en-US", "A recovery code was used", "Codes left: 9.", "If it wasn’t you, set a new password here"],
  [
    "ru-RU",
    "Использован код восстановления",
    "Осталось кодов: 9.",
    "Если это были не вы, задайте новый пароль по ссылке",
  ],
])("a sign-in with a code is announced in the language of the account: %s", async (locale, subject, left, advice) => {
  const customer = await withTwoFactor()
  await api("/profile", { method: "PATCH", body: { culture: locale }, token: customer.token })
  const [code = ""] = await create(customer)
  const before = await emailsTo(customer.email)
  await signIn(customer.email, "aaaa-bbbb-cccc-dddd")
  expect(await emailsTo(customer.email)).toEqual(before)
  await signIn(customer.email, code)
  const [message, ...others] = await emailsTo(customer.email)
  expect(others).toEqual(before)
  expect(message).toMatchObject({ subject, culture: locale, link: expect.stringMatching(/^\/recovery\?token=/) })
  expect(message?.text).toContain(left)
  expect(message?.text).toContain(advice)
  await signIn(customer.email, await customer.nextCode())
  expect(await emailsTo(customer.email)).toEqual([message, ...others])
})

test("one of two simultaneous sign-ins with the same code succeeds", async () => {
  const customer = await withTwoFactor()
  const [code = ""] = await create(customer)
  const responses = await Promise.all([signIn(customer.email, code), signIn(customer.email, code)])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 403])
})

test("wrong recovery codes and app codes count together, and the sixth within 15 minutes has to wait", async () => {
  const customer = await withTwoFactor()
  const [code = ""] = await create(customer)
  for (const guess of ["aaaa-bbbb-cccc-dddd", "000000", "x", "x".repeat(64), "k3v9-0x7m-q2fd-8hjt"])
    expect(await signIn(customer.email, guess)).toMatchObject({ status: 403, body: { code: "tfa" } })
  expect(await signIn(customer.email, code)).toMatchObject({ status: 429, body: { code: "TooManyAttempts" } })
  await move(15 * minute)
  expect(await signIn(customer.email, code)).toMatchObject({ status: 200 })
})

test("creating new codes replaces the older ones, and disabling two-factor removes them", async () => {
  const customer = await withTwoFactor()
  const { token } = customer
  const [older = ""] = await create(customer)
  const [newer = "", last = ""] = await create(customer)
  expect(await signIn(customer.email, older)).toMatchObject({ status: 403, body: { code: "tfa" } })
  // A recovery code is enough, because the customer may have lost the phone.
  const disable = { tfaCode: newer, password }
  expect(await api("/profile/tfa/disable", { body: disable, token })).toMatchObject({ status: 204 })
  expect(await db().selectFrom("recovery_code").select("hash").where("hash", "like", "%").execute()).not.toContain(last)
  expect(await left(customer)).toMatchObject({ status: 409, body: { code: "TwoFactorDisabled" } })
})

test("creating codes needs the password, a code and two-factor", async () => {
  const plain = await confirmed()
  expect(await api(path, { body: { password }, token: plain.token })).toMatchObject({
    status: 409,
    body: { code: "TwoFactorDisabled" },
  })
  const { token } = await withTwoFactor()
  expect(await api(path, { body: { password: "guess" }, token })).toMatchObject({
    status: 400,
    body: { code: "IncorrectPassword", field: "password" },
  })
  expect(await api(path, { body: { password }, token })).toMatchObject({ status: 403, body: { code: "tfa" } })
  expect(await api(path, { body: { password } })).toMatchObject({ status: 401 })
})

test("another customer's recovery code is refused as a wrong one", async () => {
  const owner = await withTwoFactor()
  const other = await withTwoFactor()
  await create(other)
  const [code = ""] = await create(owner)
  expect(await signIn(other.email, code)).toMatchObject({ status: 403, body: { code: "tfa" } })
})
