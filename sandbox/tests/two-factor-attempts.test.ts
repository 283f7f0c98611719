import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { minute, second } from "#sandbox/clock.ts"
import { findTimeStep, generateTotpCode } from "#sandbox/rules/totp.ts"
import { tokens } from "#sandbox/schemas/accounts.ts"
import { testStartTime, setUpSandbox, type ApiResponse } from "#sandbox/testing/sandbox.ts"

const { api, db, desk, emailsTo, move } = setUpSandbox()

type Entered = { readonly email: string; readonly password: string; readonly access_token: string }
type More = { readonly code?: string; readonly device?: string; readonly token?: string }

/** Creates a customer whose two-factor was set up long ago. */
const owner = async () => {
  const { body } = await desk("/api/personas", { body: { persona: "twoFactor" } })
  const who = body as Entered
  const { tfa_secret } = await db()
    .selectFrom("customer")
    .select("tfa_secret")
    .where("email", "=", who.email)
    .executeTakeFirstOrThrow()
  // Each code is one time step later, because a code works only once.
  let at = testStartTime - 30 * second
  const good = () => {
    at += 30 * second
    return generateTotpCode(tfa_secret ?? "", findTimeStep(at))
  }
  return { ...who, good, wrong: generateTotpCode(tfa_secret ?? "", findTimeStep(testStartTime) + 9) }
}
type Owner = Awaited<ReturnType<typeof owner>>

const headersOf = ({ code, device }: More) => ({
  ...(code === undefined ? {} : { "X-TFA": code }),
  ...(device === undefined ? {} : { Cookie: `device=${device}` }),
})
const signIn = ({ email, password }: Owner, more: More) =>
  api("/token", { form: { grant_type: "password", username: email, password }, headers: headersOf(more) })
const savePassword = ({ password }: Owner, { token, ...more }: More) =>
  api("/profile/password", {
    method: "PATCH",
    body: { password, newPassword: password, confirmPassword: password },
    token,
    headers: headersOf(more),
  })
const emailLink = async ({ email }: Owner) => {
  expect(await api("/recovery", { body: { email } })).toMatchObject({ status: 204 })
  return new URL((await emailsTo(email))[0]?.link ?? "", "http://localhost").searchParams.get("token")
}
const recover = (resetPasswordToken: string | null, more: More) =>
  api("/profile/password", {
    method: "PUT",
    body: { password: "owner-horse-9", resetPasswordToken },
    headers: headersOf(more),
  })
const cookieOf = ({ headers }: ApiResponse) => /^device=([\w-]{43});/.exec(headers.get("Set-Cookie") ?? "")?.[1] ?? ""

const refused = { status: 403, body: { code: "tfa" } }
const waits = { status: 429, body: { code: "TooManyAttempts" } }
const guess = async (five: () => Promise<ApiResponse>) => {
  for (let time = 0; time < 5; time += 1) expect(await five()).toMatchObject(refused)
}

test("a stranger who knows the password and guesses codes locks out other unknown browsers, but not the owner", async () => {
  const who = await owner()
  const known = cookieOf(await signIn(who, { code: who.good() }))
  await guess(() => signIn(who, { code: who.wrong }))
  expect(await signIn(who, { code: who.wrong })).toMatchObject(waits)
  const again = await signIn(who, { code: who.good(), device: known })
  expect(again).toMatchObject({ status: 200 })
  await move(30 * second)
  const { access_token: token } = tokens.parse(again.body)
  expect(await savePassword(who, { code: who.good(), token })).toMatchObject({ status: 204 })
  expect(await signIn(who, { code: who.wrong })).toMatchObject(waits)
  await move(30 * second)
  expect(await recover(await emailLink(who), { code: who.good() })).toMatchObject({ status: 200 })
})

test("unknown browsers share one count of wrong codes, whatever id they send", async () => {
  const [who, other] = [await owner(), await owner()]
  const foreign = cookieOf(await signIn(other, { code: other.good() }))
  const devices = [undefined, "a-browser", "another-browser", foreign, randomUUID()]
  for (const device of devices)
    expect(await signIn(who, { code: who.wrong, ...(device === undefined ? {} : { device }) })).toMatchObject(refused)
  expect(await signIn(who, { code: who.good(), device: randomUUID() })).toMatchObject(waits)
  expect(await signIn(who, { code: who.good(), device: foreign })).toMatchObject(waits)
})

test("wrong codes of one session lock neither another session nor a browser", async () => {
  const who = await owner()
  const entered = await signIn(who, { code: who.good() })
  const { access_token: mine } = tokens.parse(entered.body)
  await guess(() => savePassword(who, { code: who.wrong, token: who.access_token }))
  expect(await savePassword(who, { code: who.good(), token: who.access_token })).toMatchObject(waits)
  await move(30 * second)
  expect(await savePassword(who, { code: who.good(), token: mine })).toMatchObject({ status: 204 })
})

test("wrong codes of a known browser lock only that browser", async () => {
  const who = await owner()
  const known = cookieOf(await signIn(who, { code: who.good() }))
  await guess(() => signIn(who, { code: who.wrong, device: known }))
  expect(await signIn(who, { code: who.wrong, device: known })).toMatchObject(waits)
  expect(await signIn(who, { code: who.good() })).toMatchObject({ status: 200 })
})

test("wrong codes with recovery links have their own count for a quarter of an hour", async () => {
  const who = await owner()
  for (let message = 0; message < 5; message += 1)
    expect(await recover(await emailLink(who), { code: who.wrong })).toMatchObject(refused)
  await move(15 * minute)
  const last = await emailLink(who)
  await guess(() => recover(last, { code: who.wrong }))
  expect(await recover(last, { code: who.wrong })).toMatchObject(waits)
  expect(await signIn(who, { code: who.wrong })).toMatchObject(refused)
  const left = await db().selectFrom("code_attempt").select(["source", "failed"]).orderBy("source").execute()
  expect(left).toEqual(
    expect.arrayContaining([
      { source: "", failed: 1 },
      { source: "letter", failed: 5 },
    ]),
  )
})
