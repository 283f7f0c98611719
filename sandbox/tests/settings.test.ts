import fc from "fast-check"
import { expect, test } from "vitest"
import { setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { api, desk, signUp, confirmed, emailsTo } = setUpSandbox()

const password = "correct-horse"
const patch = (path: string, token: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
  api(`/profile${path}`, { method: "PATCH", token, body, headers })
const loadProfile = async (token: string) =>
  (await api("/profile", { token })).body as Readonly<Record<string, unknown>>
const done = { status: 204, body: "" }
const btc = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"
const eth = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"
type DeskEmail = { readonly subject: string; readonly text: string; readonly culture: string; readonly link: string }
const newest = async (to: string) => ((await emailsTo(to)) as unknown as readonly DeskEmail[])[0]

test("language and currency are changed together or one at a time", async () => {
  const { token } = await signUp()
  expect(await patch("", token, { culture: "ru-RU", currencyId: "zar" })).toMatchObject(done)
  expect(await loadProfile(token)).toMatchObject({ culture: "ru-RU", currencyId: "zar" })
  expect(await patch("", token, { currencyId: "eur" })).toMatchObject(done)
  expect(await patch("", token, {})).toMatchObject(done)
  expect(await loadProfile(token)).toMatchObject({ culture: "ru-RU", currencyId: "eur" })
})

test.for([
  ["culture", { culture: "de-DE" }],
  ["currencyId", { currencyId: "btc" }],
  ["email", { email: "a@shop.example" }],
] as const)("a bad %s is refused", async ([field, body]) => {
  const { token } = await signUp()
  expect(await patch("", token, body)).toMatchObject({ status: 400, body: { field } })
})

test("a new e-mail address is unconfirmed until its e-mail confirms it, and the old one is notified", async () => {
  const { email, token } = await confirmed()
  const to = `new-${email}`
  expect(
    await patch("/email", token, { email: ` ${to.toUpperCase()} `, password }, { "Accept-Language": "ru-RU" }),
  ).toMatchObject(done)
  expect(await loadProfile(token)).toMatchObject({ email: to, emailConfirmed: false })
  expect(await newest(email)).toMatchObject({
    culture: "ru-RU",
    subject: "Адрес электронной почты изменён",
    text: expect.stringContaining(`с ${email} на ${to}`),
  })
  const signIn = () => api("/token", { form: { grant_type: "password", username: to, password } })
  expect(await signIn()).toMatchObject({ status: 400, body: { code: "UserNotVerified" } })
  const message = await newest(to)
  expect(message).toMatchObject({ culture: "ru-RU", subject: "Подтвердите новый адрес электронной почты" })
  const emailToken = new URL(message!.link, "http://localhost").searchParams.get("token")
  expect(await api("/signup/confirm", { body: { emailToken }, token })).toMatchObject({ status: 200 })
  expect(await loadProfile(token)).toMatchObject({ emailConfirmed: true })
  expect(await signIn()).toMatchObject({ status: 200 })
})

test("links sent to the old e-mail address stop working once it has changed", async () => {
  const { email, token } = await signUp()
  await api("/recovery", { body: { email } })
  const [recovery, confirmation] = (await emailsTo(email)).map(({ link }) =>
    new URL(link, "http://localhost").searchParams.get("token"),
  )
  await patch("/email", token, { email: `new-${email}`, password })
  expect(
    await api("/profile/password", { method: "PUT", body: { password: "other-horse", resetPasswordToken: recovery } }),
  ).toMatchObject({ status: 400, body: { code: "OldRecoveryToken" } })
  expect(await api("/signup/confirm", { body: { emailToken: confirmation } })).toMatchObject({
    status: 400,
    body: { code: "OldToken" },
  })
})

test("another customer's e-mail address is refused, and the customer's own changes nothing", async () => {
  const [one, other] = [await signUp(), await signUp()]
  expect(await patch("/email", one.token, { email: other.email, password })).toMatchObject({
    status: 409,
    body: { code: "AlreadyRegistered", field: "email" },
  })
  const before = await emailsTo(one.email)
  expect(await patch("/email", one.token, { email: one.email, password })).toMatchObject(done)
  expect(await emailsTo(one.email)).toEqual(before)
})

test("withdrawal addresses are saved unchanged, and announced by one e-mail", async () => {
  const { email, token } = await signUp()
  expect(await patch("/bitcoinaddress", token, { address: btc, password })).toMatchObject(done)
  expect(await newest(email)).toMatchObject({
    subject: "Your BTC address was changed",
    link: "/cabinet/settings?tab=btcAddress",
  })
  expect(await patch("/ethereumaddress", token, { address: eth, password })).toMatchObject(done)
  expect(await newest(email)).toMatchObject({
    subject: "Your ETH address was changed",
    link: "/cabinet/settings?tab=ethAddress",
  })
  expect(await loadProfile(token)).toMatchObject({ bitcoinAddress: btc, ethereumAddress: eth })
  const before = await emailsTo(email)
  expect(await patch("/bitcoinaddress", token, { address: btc, password })).toMatchObject(done)
  expect(await emailsTo(email)).toEqual(before)
})

test("any address that the documented rule accepts is saved trimmed, whatever its checksum", async () => {
  const { token } = await signUp()
  const character = fc.constantFrom(..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
  const old = fc
    .tuple(fc.constantFrom("1", "3"), fc.string({ unit: character, minLength: 25, maxLength: 39 }))
    .map((parts) => parts.join(""))
  const segwit = fc.string({ unit: "grapheme-ascii", maxLength: 87 }).map((rest) => `bc1${rest}`)
  await fc.assert(
    fc.asyncProperty(fc.oneof(old, segwit), async (address) => {
      expect(await patch("/bitcoinaddress", token, { address, password })).toMatchObject(done)
      expect(await loadProfile(token)).toMatchObject({ bitcoinAddress: address.trim() })
    }),
    { numRuns: 20, examples: [["bc1 "]] },
  )
})

test.for([
  ["/bitcoinaddress", ""],
  ["/bitcoinaddress", "tb1q"],
  ["/bitcoinaddress", `1${"a".repeat(24)}`],
  ["/bitcoinaddress", `3${"a".repeat(40)}`],
  ["/bitcoinaddress", eth],
  ["/ethereumaddress", ""],
  ["/ethereumaddress", `0x${"a".repeat(39)}`],
  ["/ethereumaddress", `0x${"g".repeat(40)}`],
  ["/ethereumaddress", btc],
] as const)("%s: %j is rejected as an address", async ([path, address]) => {
  const { token } = await signUp()
  expect(await patch(path, token, { address, password })).toMatchObject({
    status: 400,
    body: { code: "InvalidField", field: "address" },
  })
})

const protectedChanges = [
  ["/email", { email: "other@shop.example" }],
  ["/bitcoinaddress", { address: btc }],
  ["/ethereumaddress", { address: eth }],
] as const

test.for(protectedChanges)("%s needs the password, and wrong passwords are counted", async ([path, body]) => {
  const { email, token } = await signUp()
  const before = await loadProfile(token)
  for (let guess = 0; guess < 10; guess += 1) {
    expect(await patch(path, token, { ...body, password: "guess" })).toMatchObject({
      status: 400,
      body: { code: "IncorrectPassword", field: "password" },
    })
  }
  expect(await patch(path, token, { ...body, password })).toMatchObject({
    status: 429,
    body: { code: "TooManyAttempts" },
  })
  expect(await loadProfile(token)).toEqual(before)
  expect(await emailsTo(email)).toHaveLength(1)
})

test.for(protectedChanges)("%s asks for a code once two-factor is enabled", async ([path, body]) => {
  const who = (await desk("/api/personas", { body: { persona: "twoFactor" } })).body as Readonly<
    Record<"email" | "password" | "access_token", string>
  >
  const own = "email" in body ? { email: `new-${who.email}` } : body
  const form = { ...own, password: who.password }
  expect(await patch(path, who.access_token, form)).toMatchObject({ status: 403, body: { code: "tfa" } })
  const { code } = (await desk(`/api/totp?email=${who.email}`)).body as { readonly code: string }
  expect(await patch(path, who.access_token, form, { "X-TFA": code })).toMatchObject(done)
  expect(
    await patch(
      path,
      who.access_token,
      { ...form, ...(path === "/email" ? { email: `newer-${who.email}` } : {}) },
      { "X-TFA": code },
    ),
  ).toMatchObject({ status: 403, body: { code: "CodeUsed" } })
})

test("changing the password and two-factor is announced by e-mail", async () => {
  const { email, token } = await signUp()
  await patch("/password", token, { password, newPassword: "other-horse", confirmPassword: "other-horse" })
  expect(await newest(email)).toMatchObject({
    subject: "Your password was changed",
    link: "/cabinet/settings?tab=password",
  })
  const who = (await desk("/api/personas", { body: { persona: "twoFactor" } })).body as Readonly<
    Record<"email" | "password" | "access_token", string>
  >
  const { code } = (await desk(`/api/totp?email=${who.email}`)).body as { readonly code: string }
  await api("/profile/tfa/disable", { token: who.access_token, body: { tfaCode: code, password: who.password } })
  expect(await newest(who.email)).toMatchObject({
    subject: "Two-factor authentication is off",
    link: expect.stringMatching(/^\/recovery\?token=/),
  })
})

test.for([["", {}], ...protectedChanges] as const)("PATCH /profile%s requires a session", async ([path, body]) => {
  const form = path === "" ? body : { ...body, password }
  expect(await api(`/profile${path}`, { method: "PATCH", body: form })).toMatchObject({ status: 401 })
})
