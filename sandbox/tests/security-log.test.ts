import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { hour, minute, second } from "#sandbox/clock.ts"
import { findTimeStep, generateTotpCode } from "#sandbox/rules/totp.ts"
import { recoveryCodes, tokens, twoFactor } from "#sandbox/schemas/accounts.ts"
import { addressBook } from "#sandbox/schemas/address-book.ts"
import { securityEvents } from "#sandbox/schemas/security-log.ts"
import { sessions } from "#sandbox/schemas/sessions.ts"
import { offering, testStartTime, setUpSandbox, type ApiResponse } from "#sandbox/testing/sandbox.ts"

const { api, desk, confirmed, emailsTo, move, signUp } = setUpSandbox(
  offering("securityLog", "sessions", "recoveryCodes", "twoFactorReset", "addressBook"),
)
const alone = setUpSandbox(offering("securityLog"))

const password = "correct-horse"
const firefox = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0" }

const log = async (token: string, query = "") => {
  const { status, body } = await api(`/profile/events${query}`, { token })
  expect(status).toBe(200)
  return securityEvents.strict().parse(body)
}
/** Returns the types of events, newest first. */
const typesIn = async (token: string) => (await log(token, "?count=100")).values.map(({ type }) => type)
const signIn = (email: string, headers: object = {}, secret = password) =>
  api("/token", {
    form: { grant_type: "password", username: email, password: secret },
    headers: { ...firefox, ...headers },
  })
const tokenIn = ({ body }: ApiResponse) => tokens.parse(body).access_token
const expectDone = ({ status }: ApiResponse) => expect([200, 201, 204]).toContain(status)

/** Returns the next code and moves the clock forward, because a code of the app works only once. */
const nextCode = async (secret: string) => {
  await move(30 * second)
  const { now } = (await desk("/api/clock")).body as { readonly now: string }
  return generateTotpCode(secret, findTimeStep(Date.parse(now)))
}
const withTwoFactor = async () => {
  const customer = await confirmed()
  const { token } = customer
  const secret = twoFactor.parse((await api("/profile/tfa", { token })).body).details?.code ?? ""
  expectDone(await api("/profile/tfa/enable", { body: { tfaCode: await nextCode(secret), password }, token }))
  return { ...customer, code: () => nextCode(secret) }
}

test("records sign-ins with time and browser, newest first", async () => {
  const { email } = await confirmed()
  await move(minute)
  const first = await signIn(email)
  const device = /^device=[\w-]{43}/.exec(first.headers.get("Set-Cookie") ?? "")?.[0] ?? ""
  await move(minute)
  const token = tokenIn(await signIn(email, { Cookie: device }))
  const { total, values } = await log(token)
  const at = (milliseconds: number) => ({
    id: expect.any(String) as string,
    country: null,
    createDate: new Date(testStartTime + milliseconds).toISOString(),
    withdrawal: null,
  })
  const unknown = { ...at(0), browser: null, system: null, type: "SignIn" }
  expect({ total, values }).toEqual({
    total: 4,
    values: [
      { ...at(2 * minute), type: "SignIn", browser: "Firefox", system: "Linux" },
      { ...at(minute), type: "NewBrowser", browser: "Firefox", system: "Linux" },
      // Sign-up and confirmation have each opened a session.
      unknown,
      unknown,
    ],
  })
})

test("records a wrong password for its address only", async () => {
  const { email, token } = await confirmed()
  const other = await signUp()
  expect(await signIn(email, {}, "guess")).toMatchObject({ status: 400, body: { code: "InvalidCredentials" } })
  expect(await signIn("nobody@shop.example", {}, "guess")).toMatchObject({ status: 400 })
  expect((await log(token)).values[0]).toMatchObject({ type: "SignInFailed", browser: "Firefox", system: "Linux" })
  expect(await typesIn(other.token)).toEqual(["SignIn"])
})

test("records changes of password, e-mail and payout address", async () => {
  const { token } = await confirmed()
  const patch = async (path: string, body: object) => expectDone(await api(path, { method: "PATCH", body, token }))
  const next = "another-horse"
  await patch("/profile/password", { password, newPassword: next, confirmPassword: next })
  await patch("/profile/email", { email: `${randomUUID()}@shop.example`, password: next })
  const address = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"
  await patch("/profile/bitcoinaddress", { address, password: next })
  // A repeated change changes nothing, so the log has no event for it.
  await patch("/profile/bitcoinaddress", { address, password: next })
  expect((await typesIn(token)).slice(0, 3)).toEqual(["PayoutAddressChanged", "EmailChanged", "PasswordChanged"])
})

test("records a password that was set by a recovery link, and the sign-in with it", async () => {
  const { email } = await confirmed()
  await api("/recovery", { body: { email } })
  const [message] = await emailsTo(email)
  const resetPasswordToken = new URL(message?.link ?? "", "http://localhost").searchParams.get("token")
  const response = await api("/profile/password", {
    method: "PUT",
    body: { password: "another-horse", resetPasswordToken },
  })
  expect((await typesIn(tokenIn(response))).slice(0, 2)).toEqual(["SignIn", "PasswordChanged"])
})

test("records enabling two-factor, used codes and wrong codes", async () => {
  const { email, token, code } = await withTwoFactor()
  const made = await api("/profile/tfa/recovery-codes", {
    body: { password },
    token,
    headers: { "X-TFA": await code() },
  })
  const [spare = ""] = recoveryCodes.parse(made.body).codes
  expect(await signIn(email, { "X-TFA": "000000" })).toMatchObject({ status: 403 })
  expectDone(await signIn(email, { "X-TFA": spare }))
  expectDone(await api("/profile/tfa/disable", { body: { tfaCode: await code(), password }, token }))
  expect((await typesIn(token)).slice(0, 6)).toEqual([
    "TwoFactorDisabled",
    "NewBrowser",
    "RecoveryCodeUsed",
    "CodeRefused",
    "RecoveryCodesCreated",
    "TwoFactorEnabled",
  ])
})

test("records a requested and a cancelled reset, and one that took effect without a browser", async () => {
  const { email, code } = await withTwoFactor()
  const request = async () => expectDone(await api("/recovery/tfa", { body: { email, password }, headers: firefox }))
  await request()
  const token = tokenIn(await signIn(email, { "X-TFA": await code() }))
  expect((await typesIn(token)).slice(0, 3)).toEqual(["NewBrowser", "ResetCancelled", "ResetRequested"])
  await request()
  await move(72 * hour)
  const { values } = await log(tokenIn(await signIn(email)))
  expect(values.slice(0, 3)).toMatchObject([
    { type: "NewBrowser" },
    { type: "ResetDone", browser: null, system: null },
    { type: "ResetRequested", browser: "Firefox" },
  ])
})

test("records each change of the address book and each ended session once", async () => {
  const { email, token } = await confirmed()
  const address = { currencyId: "btc", name: "Ledger", address: "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4" }
  const add = () => api("/address-book/addresses", { body: address, token })
  await add()
  const { addresses } = addressBook.parse((await add()).body)
  expectDone(await api(`/address-book/addresses/${addresses[0]?.id}`, { method: "DELETE", token }))
  for (const isOn of [true, true, false, false])
    expectDone(await api("/address-book", { method: "PATCH", body: { isOn }, token }))
  await signIn(email)
  const others = sessions
    .parse((await api("/profile/sessions", { token })).body)
    .values.filter(({ isCurrent }) => !isCurrent)
  for (const id of [others[0]?.id, others[0]?.id])
    expectDone(await api(`/profile/sessions/${id}/end`, { body: { password }, token }))
  expectDone(await api("/profile/sessions/end", { body: { password }, token }))
  expect((await typesIn(token)).slice(0, 7)).toEqual([
    "OtherSessionsEnded",
    "SessionEnded",
    "NewBrowser",
    "AddressBookOff",
    "AddressBookOn",
    "AddressRemoved",
    "AddressAdded",
  ])
})

test("is paged, and refuses an unknown query", async () => {
  const { token } = await confirmed()
  for (let index = 0; index < 10; index++) await api("/profile/sessions/end", { body: { password }, token })
  const types = await typesIn(token)
  expect(types).toHaveLength(12)
  const page = await log(token, "?offset=10&count=10")
  expect({ total: page.total, types: page.values.map(({ type }) => type) }).toEqual({
    total: 12,
    types: ["SignIn", "SignIn"],
  })
  expect((await log(token)).values).toHaveLength(10)
  expect(await api("/profile/events?currencyId=usd", { token })).toMatchObject({ status: 400 })
  expect(await api("/profile/events")).toMatchObject({ status: 401 })
})

test("the protection of the account is reported in one response, without unused parts", async () => {
  const { token, code } = await withTwoFactor()
  const protection = async () => {
    const { status, body } = await api("/profile/protection", { token })
    expect(status).toBe(200)
    return body
  }
  const first = {
    hasPassword: true,
    tfaEnabled: true,
    emailConfirmed: true,
    recoveryCodes: 0,
    passkeys: null,
    sessions: 1,
    isAddressBookOn: false,
  }
  expect(await protection()).toEqual(first)
  await api("/profile/tfa/recovery-codes", { body: { password }, token, headers: { "X-TFA": await code() } })
  await api("/address-book", { method: "PATCH", body: { isOn: true }, token })
  expect(await protection()).toEqual({ ...first, recoveryCodes: 10, isAddressBookOn: true })
  await api("/profile/tfa/disable", { body: { tfaCode: await code(), password }, token })
  expect(await protection()).toEqual({ ...first, tfaEnabled: false, recoveryCodes: null, isAddressBookOn: true })
})

test("the protection of an account names only enabled extensions", async () => {
  const { token } = await alone.signUp()
  expect((await alone.api("/profile/protection", { token })).body).toEqual({
    hasPassword: true,
    tfaEnabled: false,
    emailConfirmed: false,
    recoveryCodes: null,
    passkeys: null,
    sessions: null,
    isAddressBookOn: null,
  })
})
