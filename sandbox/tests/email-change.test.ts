import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { hour, minute, second } from "#sandbox/clock.ts"
import { tokens } from "#sandbox/schemas/accounts.ts"
import { offering, setUpSandbox, type Customer } from "#sandbox/testing/sandbox.ts"

const { api, confirmed, db, desk, emailsTo, move, signUp } = setUpSandbox(offering("emailChange"))
const spare = setUpSandbox()

const password = "correct-horse"
const done = { status: 204, body: "" }
const oldToken = { status: 400, body: { code: "OldToken" } }
const taken = { status: 409, body: { code: "AlreadyRegistered", field: "email" } }

const generateEmail = () => `${randomUUID()}@new.example`
const request = ({ token }: Pick<Customer, "token">, email: string, more: object = {}) =>
  api("/profile/email", { method: "PATCH", token, body: { email, password, ...more } })
const resend = ({ token }: Customer) => api("/profile/email-change/resend", { token, body: {} })
const cancel = ({ token }: Customer) => api("/profile/email-change", { method: "DELETE", token })
const signIn = (email: string) => api("/token", { form: { grant_type: "password", username: email, password } })
const loadProfile = async ({ token }: Pick<Customer, "token">) =>
  (await api("/profile", { token })).body as Readonly<Record<string, unknown>>
const linkTo = async (email: string) => new URL((await emailsTo(email))[0]?.link ?? "", "http://localhost")
const follow = async (link: URL) =>
  api(link.pathname === "/email-change" ? "/email-change/confirm" : link.pathname, {
    body: { token: link.searchParams.get("token") },
  })
/** Signs in by a recovery e-mail, the only way in after an account was taken back. */
const recovered = async (email: string) => {
  await api("/recovery", { body: { email } })
  const resetPasswordToken = (await linkTo(email)).searchParams.get("token")
  const { body } = await api("/profile/password", {
    method: "PUT",
    body: { password: "owner-horse-9", resetPasswordToken },
  })
  return tokens.parse(body)
}
const subjectsTo = async (email: string) => (await emailsTo(email)).map(({ subject }) => subject)

/** Creates a pending change with its two links. */
const requested = async () => {
  const customer = await confirmed()
  const to = generateEmail()
  expect(await request(customer, to)).toMatchObject(done)
  return { customer, from: customer.email, to, confirm: await linkTo(to), undo: await linkTo(customer.email) }
}

test("the new address waits until it is confirmed, and the profile, sign-in and e-mails keep the old one", async () => {
  const { customer, from, to, confirm } = await requested()
  expect(await loadProfile(customer)).toMatchObject({ email: from, emailConfirmed: true, pendingEmail: to })
  expect(await signIn(to)).toMatchObject({ status: 400, body: { code: "InvalidCredentials" } })
  expect(await signIn(from)).toMatchObject({ status: 200 })
  await api("/recovery", { body: { email: from } })
  expect((await subjectsTo(from))[0]).toBe("Set a new password")
  expect(await follow(confirm)).toMatchObject(done)
  expect(await loadProfile(customer)).toMatchObject({ email: to, emailConfirmed: true, pendingEmail: null })
  expect(await signIn(to)).toMatchObject({ status: 200 })
  expect(await signIn(from)).toMatchObject({ status: 400, body: { code: "InvalidCredentials" } })
})

test("links sent to the old address stop working once the new one is confirmed", async () => {
  const { from, confirm } = await requested()
  await api("/recovery", { body: { email: from } })
  const resetPasswordToken = (await linkTo(from)).searchParams.get("token")
  await follow(confirm)
  expect(
    await api("/profile/password", { method: "PUT", body: { password: "other-horse", resetPasswordToken } }),
  ).toMatchObject({ status: 400, body: { code: "OldRecoveryToken" } })
})

test.each([
  [
    "en-US",
    "Confirm your new e-mail address",
    "Your e-mail address will be changed",
    "March 13, 2026 at 12:00:00 PM UTC",
  ],
  [
    "ru-RU",
    "Подтвердите новый адрес электронной почты",
    "Адрес электронной почты будет изменён",
    "13 марта 2026 г. в 12:00:00 UTC",
  ],
])("both e-mails are in the language of the account, and name the deadline: %s", async (locale, ...texts) => {
  const [confirmation, notice, end] = texts
  const customer = await confirmed()
  await api("/profile", { method: "PATCH", token: customer.token, body: { culture: locale } })
  const to = generateEmail()
  await request(customer, to)
  const [first] = await emailsTo(to)
  expect(first).toMatchObject({
    culture: locale,
    subject: confirmation,
    link: expect.stringMatching(/^\/email-change\?token=/),
  })
  expect(first?.text).toContain(end)
  const [second_] = await emailsTo(customer.email)
  expect(second_).toMatchObject({
    culture: locale,
    subject: notice,
    link: expect.stringMatching(/^\/email-change\/undo\?token=/),
  })
  for (const part of [customer.email, to, end]) expect(second_?.text).toContain(part)
})

test("a confirmation link works once, for 72 hours", async () => {
  const one = await requested()
  expect(await follow(one.confirm)).toMatchObject(done)
  expect(await follow(one.confirm)).toMatchObject({ status: 409, body: { code: "AlreadyConfirmed" } })
  const other = await requested()
  await move(72 * hour - second)
  expect(await resend(other.customer)).toMatchObject({ status: 401 })
  await move(second)
  expect(await follow(other.confirm)).toMatchObject(oldToken)
  const { access_token: token } = tokens.parse((await signIn(other.from)).body)
  expect(await loadProfile({ token })).toMatchObject({ email: other.from, pendingEmail: null })
  expect(await request({ token }, other.to)).toMatchObject(done)
})

test("a change can be cancelled, even twice, and its confirmation link stops working", async () => {
  const { customer, from, to, confirm } = await requested()
  expect(await cancel(customer)).toMatchObject(done)
  expect(await cancel(customer)).toMatchObject(done)
  expect(await loadProfile(customer)).toMatchObject({ email: from, pendingEmail: null })
  expect(await follow(confirm)).toMatchObject(oldToken)
  expect(await resend(customer)).toMatchObject({ status: 404, body: { code: "NotFound" } })
  expect(await request(customer, to)).toMatchObject(done)
})

test("the confirmation e-mail can be sent again, five times in 15 minutes, and replaces the earlier one", async () => {
  const { customer, to, confirm } = await requested()
  for (let time = 0; time < 4; time += 1) expect(await resend(customer)).toMatchObject(done)
  expect(await resend(customer)).toMatchObject({ status: 429, body: { code: "TooManyAttempts" } })
  expect(await subjectsTo(to)).toEqual(Array.from({ length: 5 }, () => "Confirm your new e-mail address"))
  expect(await follow(confirm)).toMatchObject(oldToken)
  expect(await follow(await linkTo(to))).toMatchObject(done)
})

test("repeating the same request sends nothing, and another address replaces the first", async () => {
  const { customer, from, to, confirm } = await requested()
  const sent = await emailsTo(from)
  expect(await request(customer, to)).toMatchObject(done)
  expect(await emailsTo(from)).toEqual(sent)
  const third = generateEmail()
  expect(await request(customer, third)).toMatchObject(done)
  expect(await loadProfile(customer)).toMatchObject({ pendingEmail: third })
  expect(await follow(confirm)).toMatchObject(oldToken)
})

test("undoing a confirmed change restores the old address, ends all sessions and invalidates the new address's links", async () => {
  const { customer, from, to, confirm, undo } = await requested()
  await follow(confirm)
  await api("/recovery", { body: { email: to } })
  const resetPasswordToken = (await linkTo(to)).searchParams.get("token")
  await move(72 * hour - minute)
  const { access_token } = tokens.parse((await signIn(to)).body)
  expect(await follow(undo)).toMatchObject(done)
  expect(await api("/profile", { token: customer.token })).toMatchObject({ status: 401 })
  expect(await api("/profile", { token: access_token })).toMatchObject({ status: 401 })
  expect(await signIn(to)).toMatchObject({ status: 400, body: { code: "InvalidCredentials" } })
  expect(await signIn(from)).toMatchObject({ status: 400, body: { code: "InvalidCredentials" } })
  const { access_token: token } = await recovered(from)
  expect(await loadProfile({ token })).toMatchObject({ email: from, emailConfirmed: true, pendingEmail: null })
  expect(
    await api("/profile/password", { method: "PUT", body: { password: "other-horse", resetPasswordToken } }),
  ).toMatchObject({ status: 400, body: { code: "OldRecoveryToken" } })
})

test("undoing an unconfirmed change cancels it and ends the sessions", async () => {
  const { customer, from, confirm, undo } = await requested()
  expect(await follow(undo)).toMatchObject(done)
  expect(await api("/profile", { token: customer.token })).toMatchObject({ status: 401 })
  expect(await follow(confirm)).toMatchObject(oldToken)
  const { access_token: token } = await recovered(from)
  expect(await loadProfile({ token })).toMatchObject({ email: from, pendingEmail: null })
})

test("an undo link that was used before is refused with an explanation", async () => {
  const { undo } = await requested()
  await follow(undo)
  expect(await follow(undo)).toMatchObject({
    status: 409,
    body: { code: "AlreadyUndone", message: "This link has already been used: the change is undone." },
  })
})

test("an unknown undo link, or one older than 72 hours, is refused with an explanation", async () => {
  const { to, confirm, undo } = await requested()
  await follow(confirm)
  await move(72 * hour)
  expect(await follow(undo)).toMatchObject({
    status: 400,
    body: { code: "OldToken", message: "This link has expired." },
  })
  expect(await signIn(to)).toMatchObject({ status: 200 })
  expect(await api("/email-change/undo", { body: { token: "unknown" } })).toMatchObject(oldToken)
  expect(await api("/email-change/confirm", { body: { token: "unknown" } })).toMatchObject(oldToken)
})

test("the first address undoes later changes too, and invalidates their undo links", async () => {
  const { customer, from, to, confirm, undo } = await requested()
  await follow(confirm)
  const third = generateEmail()
  await request(customer, third)
  const undoSecond = await linkTo(to)
  await follow(await linkTo(third))
  expect(await loadProfile(customer)).toMatchObject({ email: third })
  expect(await follow(undo)).toMatchObject(done)
  expect(await follow(undoSecond)).toMatchObject({ status: 409, body: { code: "AlreadyUndone" } })
  expect(await loadProfile({ token: (await recovered(from)).access_token })).toMatchObject({ email: from })
})

test("the old address stays reserved until the change can no longer be undone", async () => {
  const { customer, from, confirm } = await requested()
  await follow(confirm)
  const form = { email: from, password, currencyId: "usd" }
  expect(await api("/signup", { body: form })).toMatchObject(taken)
  expect(await request(await confirmed(), from)).toMatchObject(taken)
  const id = randomUUID()
  await api("/demo/cabinet", { body: { id } })
  const assign = () => api(`/demo/cabinet/${id}/assign`, { body: { email: from, currencyId: "usd" } })
  expect(await assign()).toMatchObject(taken)
  // The reservation does not apply to the customer who had the address.
  expect(await request(customer, from)).toMatchObject(done)
  expect(await cancel(customer)).toMatchObject(done)
  await move(72 * hour)
  expect(await api("/signup", { body: form })).toMatchObject({ status: 201 })
})

test("the security log records a change when it is confirmed and when it is undone", async () => {
  const { customer, confirm, undo } = await requested()
  const { id } = await loadProfile(customer)
  const changes = () =>
    db()
      .selectFrom("security_event")
      .select("type")
      .where("user_id", "=", String(id))
      .where("type", "=", "EmailChanged")
      .execute()
  expect(await changes()).toEqual([])
  await follow(confirm)
  expect(await changes()).toHaveLength(1)
  await follow(undo)
  expect(await changes()).toHaveLength(2)
})

test("an address of another customer is refused, even if it was registered before the confirmation", async () => {
  const other = await signUp()
  const { customer, from, to, confirm } = await requested()
  expect(await request(customer, other.email)).toMatchObject(taken)
  expect(await api("/signup", { body: { email: to, password, currencyId: "usd" } })).toMatchObject({ status: 201 })
  expect(await follow(confirm)).toMatchObject(taken)
  expect(await loadProfile(customer)).toMatchObject({ email: from })
})

test("the first of two customers to confirm the same new address gets it", async () => {
  const [one, two] = [await confirmed(), await confirmed()]
  const to = generateEmail()
  await request(one, to)
  const first = await linkTo(to)
  await request(two, to)
  const second_ = await linkTo(to)
  expect(await follow(second_)).toMatchObject(done)
  expect(await follow(first)).toMatchObject(taken)
  expect(await loadProfile(two)).toMatchObject({ email: to })
  expect(await loadProfile(one)).toMatchObject({ email: one.email })
})

test("an address that was never confirmed gets a notice without an undo link, because it may belong to a stranger", async () => {
  const customer = await signUp()
  const to = generateEmail()
  expect(await request(customer, to)).toMatchObject(done)
  expect((await emailsTo(customer.email))[0]).toMatchObject({
    subject: "Your e-mail address will be changed",
    link: "/cabinet/settings?tab=email",
  })
  expect(await loadProfile(customer)).toMatchObject({ email: customer.email, emailConfirmed: false, pendingEmail: to })
  await follow(await linkTo(to))
  expect(await loadProfile(customer)).toMatchObject({ email: to, emailConfirmed: true })
})

test("a change needs a session, the password and a two-factor code", async () => {
  const { token, email } = await confirmed()
  expect(await request({ token }, generateEmail(), { password: "guess" })).toMatchObject({
    status: 400,
    body: { code: "IncorrectPassword", field: "password" },
  })
  expect(await request({ token }, email)).toMatchObject(done)
  expect(await loadProfile({ token })).toMatchObject({ pendingEmail: null })
  const { body } = await desk("/api/personas", { body: { persona: "twoFactor" } })
  const persona = body as { readonly access_token: string; readonly password: string }
  expect(await request({ token: persona.access_token }, generateEmail(), { password: persona.password })).toMatchObject(
    {
      status: 403,
      body: { code: "tfa" },
    },
  )
  expect(await api("/profile/email-change", { method: "DELETE" })).toMatchObject({ status: 401 })
  expect(await api("/profile/email-change/resend", { body: {} })).toMatchObject({ status: 401 })
})

test("without the extension, the profile has no pending address", async () => {
  const { token } = await spare.confirmed()
  expect((await spare.api("/profile", { token })).body).not.toHaveProperty("pendingEmail")
})
