import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { z } from "zod"
import { day, minute } from "#sandbox/clock.ts"
import { generateTotpSecret } from "#sandbox/rules/totp.ts"
import { tokens } from "#sandbox/schemas/accounts.ts"
import { sessions } from "#sandbox/schemas/sessions.ts"
import { offering, testStartTime, setUpSandbox, type ApiResponse } from "#sandbox/testing/sandbox.ts"

const { api, db, desk, signUp, confirmed, emailsTo, move } = setUpSandbox(offering("sessions"))
const plain = setUpSandbox()

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0"
const password = "correct-horse"

const cookieOf = ({ headers }: ApiResponse) => /^device=([\w-]{43});/.exec(headers.get("Set-Cookie") ?? "")?.[1] ?? ""

/** Signs in from Firefox, with the browser's cookie if `device` is set. */
const signIn = async (email: string, device?: string, call = api) => {
  const response = await call("/token", {
    form: { grant_type: "password", username: email, password },
    headers: { "User-Agent": firefox, ...(device !== undefined && { Cookie: `device=${device}` }) },
  })
  expect(response.status).toBe(200)
  return { token: tokens.parse(response.body).access_token, device: cookieOf(response) }
}

const listed = async (token: string) => {
  const { status, body } = await api("/profile/sessions", { token })
  expect(status).toBe(200)
  return sessions.parse(body).values
}
const totp = z.object({ code: z.string() })
const subjectsTo = async (email: string) => (await emailsTo(email)).map(({ subject }) => subject)

test("sessions are listed with browser, system and last use, the current one first", async () => {
  const { email, token } = await confirmed()
  await move(minute)
  await signIn(email)
  await move(20 * minute)
  const { token: present } = await signIn(email)
  const at = (milliseconds: number) => new Date(testStartTime + milliseconds).toISOString()
  const common = { id: expect.any(String) as string, country: null }
  const firefoxAt = (time: string) => ({
    ...common,
    browser: "Firefox",
    system: "Linux",
    createDate: time,
    lastSeen: time,
  })
  const unknown = { ...firefoxAt(at(0)), browser: null, system: null, isCurrent: false }
  expect(await listed(present)).toEqual([
    { ...firefoxAt(at(21 * minute)), isCurrent: true },
    { ...firefoxAt(at(minute)), isCurrent: false },
    // Sign-up and confirmation have opened one session each.
    unknown,
    unknown,
  ])
  expect(await api("/profile/sessions", { token })).toMatchObject({ status: 401 })
})

test("a session leaves the list once its last token has expired", async () => {
  const { email } = await confirmed()
  await move(31 * day)
  const { token } = await signIn(email)
  expect(await listed(token)).toHaveLength(1)
})

test("ending a session invalidates its tokens, and ending it again changes nothing", async () => {
  const { email, token: other } = await confirmed()
  const { token, device } = await signIn(email)
  const session = await db()
    .selectFrom("token")
    .innerJoin("session", "session.id", "token.session_id")
    .select("session.id")
    .where("session.browser", "is", null)
    .where("session.user_id", "=", db().selectFrom("customer").select("id").where("email", "=", email))
    .where("kind", "=", "access")
    .orderBy("token.use_date")
    .execute()
  for (const { id } of [...session, ...session])
    expect(
      await api(`/profile/sessions/${id}/end`, { body: { password }, token, headers: { Cookie: `device=${device}` } }),
    ).toMatchObject({ status: 204 })
  expect(await api("/profile", { token: other })).toMatchObject({ status: 401 })
  expect(await listed(token)).toHaveLength(1)
})

test("POST /profile/sessions/{sessionId}/end: another customer's is not found and continues, and the current one is refused", async () => {
  const owner = await signUp()
  const [session] = await listed(owner.token)
  const { token } = await signUp()
  const end = (id: string | undefined, by: string) =>
    api(`/profile/sessions/${id}/end`, { body: { password }, token: by })
  expect(await end(session?.id, token)).toMatchObject({ status: 404, body: { code: "NotFound" } })
  expect(await end(randomUUID(), token)).toMatchObject({ status: 404, body: { code: "NotFound" } })
  expect(await end(session?.id, owner.token)).toMatchObject({ status: 409, body: { code: "CurrentSession" } })
  expect(await listed(owner.token)).toHaveLength(1)
})

/** Signs a customer in twice. The second session is the caller's, and `otherId` is the id of the first. */
const signInTwice = async () => {
  const { email } = await confirmed()
  await move(minute)
  const other = await signIn(email)
  const { token } = await signIn(email)
  const [, session] = await listed(token)
  return { email, token, other: other.token, otherId: session?.id }
}
const endings = [
  ["one session", (id?: string) => `/profile/sessions/${id}/end`],
  ["all others", () => "/profile/sessions/end"],
] as const

test.each(endings)("%s needs the password, and wrong passwords are counted", async (_, pathOf) => {
  const { token, other, otherId } = await signInTwice()
  const end = (body: object) => api(pathOf(otherId), { body, token })
  expect(await end({})).toMatchObject({ status: 400, body: { code: "InvalidField", field: "password" } })
  const wrong = { status: 400, body: { code: "IncorrectPassword", field: "password" } }
  for (let guess = 0; guess < 10; guess++) expect(await end({ password: "guess" })).toMatchObject(wrong)
  expect(await end({ password })).toMatchObject({ status: 429, body: { code: "TooManyAttempts" } })
  expect(await api("/profile", { token: other })).toMatchObject({ status: 200 })
})

test.each(endings)("%s needs a code where two-factor is on", async (_, pathOf) => {
  const { email, token, other, otherId } = await signInTwice()
  const protection = { tfa_enabled: true, tfa_secret: generateTotpSecret() }
  await db().updateTable("customer").set(protection).where("email", "=", email).execute()
  const end = (headers = {}) => api(pathOf(otherId), { body: { password }, token, headers })
  expect(await end()).toMatchObject({ status: 403, body: { code: "tfa" } })
  expect(await api("/profile", { token: other })).toMatchObject({ status: 200 })
  const { code } = totp.parse((await desk(`/api/totp?email=${email}`)).body)
  expect(await end({ "X-TFA": code })).toMatchObject({ status: 204 })
  expect(await api("/profile", { token: other })).toMatchObject({ status: 401 })
})

test("all other sessions can be ended at once", async () => {
  const { email } = await confirmed()
  const other = await signIn(email)
  const { token } = await signIn(email)
  expect(await api("/profile/sessions/end", { body: { password }, token })).toMatchObject({ status: 204 })
  expect(await api("/profile", { token: other.token })).toMatchObject({ status: 401 })
  expect(await listed(token)).toEqual([expect.objectContaining({ isCurrent: true })])
})

test.each([
  ["en-US", "New sign-in to your account", "Firefox, Linux\nMarch 10, 2026 at 12:00:00 PM UTC"],
  ["ru-RU", "Новый вход в аккаунт", "Firefox, Linux\n10 марта 2026 г. в 12:00:00 UTC"],
])("a sign-in from a new browser is announced in the language of the account: %s", async (locale, subject, text) => {
  const { email, token } = await confirmed()
  await api("/profile", { method: "PATCH", body: { culture: locale }, token })
  const { device } = await signIn(email)
  const [message, ...earlier] = await emailsTo(email)
  expect(message).toMatchObject({ subject, culture: locale, link: expect.stringMatching(/^\/recovery\?token=/) })
  expect(message?.text).toContain(text)
  await signIn(email, device)
  expect(await emailsTo(email)).toEqual([message, ...earlier])
})

test("ending other sessions makes all other browsers unknown, and keeps this one known", async () => {
  const { email } = await confirmed()
  const other = await signIn(email)
  const { token, device } = await signIn(email)
  await api("/profile/sessions/end", { body: { password }, token, headers: { Cookie: `device=${device}` } })
  const before = await subjectsTo(email)
  await signIn(email, device)
  expect(await subjectsTo(email)).toEqual(before)
  await signIn(email, other.device)
  expect(await subjectsTo(email)).toEqual(["New sign-in to your account", ...before])
})

test("without the extension, sessions are not listed and sign-ins are not announced", async () => {
  const { email, token } = await plain.confirmed()
  expect(await plain.api("/profile/sessions", { token })).toMatchObject({ status: 404, body: { code: "NotFound" } })
  await signIn(email, undefined, plain.api)
  expect((await plain.emailsTo(email)).map(({ subject }) => subject)).toEqual(["Confirm your e-mail address"])
})
