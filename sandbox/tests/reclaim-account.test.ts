import { randomUUID } from "node:crypto"
import { describe, expect, test } from "vitest"
import { day, hour, minute } from "#sandbox/clock.ts"
import { findTimeStep, generateTotpCode } from "#sandbox/rules/totp.ts"
import { tokens, twoFactor } from "#sandbox/schemas/accounts.ts"
import { createAuthenticator } from "#sandbox/testing/authenticator.ts"
import { offering, testStartTime, setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { api, confirmed, db, emailsTo, move } = setUpSandbox(
  offering("emailChange", "recoveryCodes", "addressBook", "passkeys", "securityLog", "sessions", "privacy"),
)

const known = "correct-horse"
const now = async () => Date.parse(((await move(0)).body as { readonly now: string }).now)
const address = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"

const signIn = (email: string, password: string, code?: string) =>
  api("/token", {
    form: { grant_type: "password", username: email, password },
    headers: code === undefined ? {} : { "X-TFA": code },
  })
const tokenIn = (link: string | undefined) => new URL(link ?? "", "http://localhost").searchParams.get("token")
const newestLink = async (email: string, path: string) =>
  tokenIn((await emailsTo(email)).find(({ link }) => link.startsWith(path))?.link)
const setPassword = (resetPasswordToken: string | null, code?: string) =>
  api("/profile/password", {
    method: "PUT",
    body: { password: "owner-horse-9", resetPasswordToken },
    headers: code === undefined ? {} : { "X-TFA": code },
  })
const recover = async (email: string, code?: string) => {
  await api("/recovery", { body: { email } })
  return setPassword(await newestLink(email, "/recovery"), code)
}
const loadLink = async (email: string, subject: string) =>
  tokenIn((await emailsTo(email)).find((message) => message.subject === subject)?.link)
const loadSignInLink = (email: string) => loadLink(email, "New sign-in to your account")
const loadSecret = async (token: string) =>
  twoFactor.parse((await api("/profile/tfa", { token })).body).details?.code ?? ""
const codeOf = (secret: string, at: number) => generateTotpCode(secret, findTimeStep(at))
const enableTwoFactor = async (token: string, at: number) => {
  const secret = await loadSecret(token)
  const body = { tfaCode: codeOf(secret, at), password: known }
  expect(await api("/profile/tfa/enable", { token, body })).toMatchObject({ status: 204 })
  return secret
}
const withdraw = (token: string) =>
  api("/withdraws", { body: { id: randomUUID(), amount: "0.001", address, currencyId: "btc" }, token })

type Theft = (thief: { readonly token: string; readonly email: string }) => Promise<unknown>

/** Steps by which a thief who knows the password keeps access. */
const thefts: readonly (readonly [name: string, steal: Theft])[] = [
  ["enables two-factor", ({ token }) => enableTwoFactor(token, testStartTime)],
  [
    "makes recovery codes",
    async ({ token }) => {
      const secret = await enableTwoFactor(token, testStartTime)
      await move(minute)
      const headers = { "X-TFA": codeOf(secret, testStartTime + minute) }
      return api("/profile/tfa/recovery-codes", { token, body: { password: known }, headers })
    },
  ],
  [
    "adds a passkey",
    async ({ email }) => {
      const { id } = await db().selectFrom("customer").select("id").where("email", "=", email).executeTakeFirstOrThrow()
      const passkey = {
        id: randomUUID(),
        user_id: id,
        credential_id: randomUUID(),
        public_key: "",
        counter: 0,
        transports: [],
      }
      await db()
        .insertInto("passkey")
        .values({ ...passkey, name: "Thief", create_date: new Date(testStartTime) })
        .execute()
    },
  ],
  ["begins to add a passkey", ({ token }) => api("/profile/passkeys/options", { token, body: { password: known } })],
  [
    "adds an address",
    ({ token }) => api("/address-book/addresses", { token, body: { currencyId: "btc", name: "Mine", address } }),
  ],
  [
    "changes the password",
    ({ token }) =>
      api("/profile/password", {
        method: "PATCH",
        token,
        body: { password: known, newPassword: "thief-horse-7", confirmPassword: "thief-horse-7" },
      }),
  ],
]

type Links = { readonly email: string; readonly undo: string | null; readonly warning: string | null }

const ways: readonly (readonly [name: string, back: (links: Links) => ReturnType<typeof recover>])[] = [
  ["recovery by e-mail", ({ email }) => recover(email)],
  [
    "the undo of an e-mail change",
    async ({ email, undo }) => {
      expect(await api("/email-change/undo", { body: { token: undo } })).toMatchObject({ status: 204 })
      return recover(email)
    },
  ],
  ["the link of an e-mail about security", ({ warning }) => setPassword(warning)],
]

describe.each(ways)("an account recovered by %s", (_way, back) => {
  test.each(thefts)("belongs only to the owner after a thief %s", { timeout: 30_000 }, async (_, steal) => {
    const { email, token: owners } = await confirmed()
    const { access_token: token } = tokens.parse((await signIn(email, known)).body)
    // The owner gets the e-mail even though the thief never confirms the request.
    const to = `${randomUUID()}@thief.example`
    await api("/profile/email", { method: "PATCH", token, body: { email: to, password: known } })
    const undo = await newestLink(email, "/email-change/undo")
    const warning = await loadSignInLink(email)
    await steal({ token, email })
    const { status, body } = await back({ email, undo, warning })
    expect(status).toBe(200)
    const { access_token } = tokens.parse(body)
    for (const former of [owners, token])
      expect(await api("/profile", { token: former })).toMatchObject({ status: 401 })
    for (const password of [known, "thief-horse-7"])
      expect(await signIn(email, password)).toMatchObject({ status: 400, body: { code: "InvalidCredentials" } })
    expect(await signIn(email, "owner-horse-9")).toMatchObject({ status: 200 })
    const { id } = await db().selectFrom("customer").select("id").where("email", "=", email).executeTakeFirstOrThrow()
    for (const table of ["passkey", "passkey_challenge", "recovery_code", "saved_address"] as const)
      expect(await db().selectFrom(table).selectAll().where("user_id", "=", id).execute()).toEqual([])
    expect(
      await api("/email-change/confirm", { body: { token: await newestLink(to, "/email-change?") } }),
    ).toMatchObject({
      status: 400,
    })
    expect(await withdraw(access_token)).toMatchObject({ status: 409, body: { code: "WithdrawalsLocked" } })
    expect(await api("/profile/events?count=20", { token: access_token })).toMatchObject({
      body: { values: expect.arrayContaining([expect.objectContaining({ type: "AccountTakenBack" })]) },
    })
    const locked = { body: { code: "WithdrawalsLocked" } }
    const owner = async () => tokens.parse((await signIn(email, "owner-horse-9")).body).access_token
    await move(4 * day - minute)
    expect(await withdraw(await owner())).toMatchObject(locked)
    await move(minute)
    expect(await withdraw(await owner())).toMatchObject({ body: { code: "InsufficientBalance" } })
  })
})

test("two-factor that was enabled more than a week ago stays, and the recovery asks for its code", async () => {
  const { email, token } = await confirmed()
  const secret = await enableTwoFactor(token, testStartTime)
  await move(7 * day + minute)
  expect(await recover(email)).toMatchObject({ status: 403, body: { code: "tfa" } })
  const code = codeOf(secret, await now())
  const { status, body } = await recover(email, code)
  expect(status).toBe(200)
  expect(await api("/profile", { token: tokens.parse(body).access_token })).toMatchObject({
    body: { tfaEnabled: true },
  })
})

test("an account cannot be closed while a former address can undo a change", async () => {
  const { email, token } = await confirmed()
  await api("/profile/email", {
    method: "PATCH",
    token,
    body: { email: `${randomUUID()}@thief.example`, password: known },
  })
  const close = () => api("/profile/close", { token, body: { password: known } })
  expect(await close()).toMatchObject({ status: 409, body: { code: "EmailChangeRecent" } })
  await api("/email-change/undo", { body: { token: await newestLink(email, "/email-change/undo") } })
  expect((await recover(email)).status).toBe(200)
})

describe("the secret of two-factor", () => {
  test("cannot be used in another session, after ten minutes, or after a new password", async () => {
    const { email, token } = await confirmed()
    const { access_token: other } = tokens.parse((await signIn(email, known)).body)
    const enable = async (by: string, secret: string) =>
      api("/profile/tfa/enable", { token: by, body: { tfaCode: codeOf(secret, await now()), password: known } })
    const refused = { status: 400, body: { code: "WrongCode" } }
    expect(await enable(other, await loadSecret(token))).toMatchObject(refused)
    const late = await loadSecret(token)
    await move(10 * minute)
    expect(await enable(token, late)).toMatchObject(refused)
    const seen = await loadSecret(token)
    const body = { password: known, newPassword: known, confirmPassword: known }
    expect(await api("/profile/password", { method: "PATCH", token, body })).toMatchObject({ status: 204 })
    expect(await enable(token, seen)).toMatchObject(refused)
  })
})

test("undoing an address change bypasses two-factor that a thief enabled days earlier", async () => {
  const { email } = await confirmed()
  const { access_token: token } = tokens.parse((await signIn(email, known)).body)
  const secret = await enableTwoFactor(token, testStartTime)
  await move(5 * day)
  const fresh = tokens.parse((await signIn(email, known, codeOf(secret, await now()))).body).access_token
  await move(minute)
  await api("/profile/email", {
    method: "PATCH",
    token: fresh,
    body: { email: `${randomUUID()}@thief.example`, password: known },
    headers: { "X-TFA": codeOf(secret, await now()) },
  })
  const undo = await newestLink(email, "/email-change/undo")
  await move(2 * day + hour)
  expect(await api("/email-change/undo", { body: { token: undo } })).toMatchObject({ status: 204 })
  expect(await recover(email)).toMatchObject({ status: 200 })
})

test("the payout addresses are cleared only if one was changed in the days before", async () => {
  const { email, token } = await confirmed()
  const profileBy = async (by: string) => (await api("/profile", { token: by })).body
  const setAddress = (by: string, to: string, password: string) =>
    api("/profile/bitcoinaddress", { method: "PATCH", token: by, body: { address: to, password } })
  expect(await setAddress(token, address, known)).toMatchObject({ status: 204 })
  await move(7 * day + minute)
  const { access_token: owners } = tokens.parse((await recover(email)).body)
  expect(await profileBy(owners)).toMatchObject({ bitcoinAddress: address })
  const other = "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2"
  expect(await setAddress(owners, other, "owner-horse-9")).toMatchObject({ status: 204 })
  const { access_token: again } = tokens.parse((await recover(email)).body)
  expect(await profileBy(again)).toMatchObject({ bitcoinAddress: null, ethereumAddress: null })
  expect(await api("/profile/events?count=20", { token: again })).toMatchObject({
    body: { values: expect.arrayContaining([expect.objectContaining({ type: "PayoutAddressChanged" })]) },
  })
})

test("a thief's passkey and passkey challenge are invalid after the recovery", async () => {
  const { email } = await confirmed()
  const { access_token: token } = tokens.parse((await signIn(email, known)).body)
  const [remaining, added] = [createAuthenticator(), createAuthenticator()]
  const loadChallenge = async (by: string, password: string) =>
    (
      (await api("/profile/passkeys/options", { token: by, body: { password } })).body as {
        readonly challenge: string
      }
    ).challenge
  const register = (by: string, credential: object) => api("/profile/passkeys", { token: by, body: { credential } })
  expect(await register(token, added.register(await loadChallenge(token, known)))).toMatchObject({ status: 201 })
  const former = remaining.register(await loadChallenge(token, known))
  const { access_token: owners } = tokens.parse((await recover(email)).body)
  expect(await register(token, former)).toMatchObject({ status: 401 })
  // The thief's challenge must not work with the owner's session either.
  expect(await register(owners, former)).toMatchObject({ status: 400, body: { code: "PasskeyRefused" } })
  expect(await api("/profile/passkeys", { token: owners })).toMatchObject({ body: { total: 0 } })
})

describe("the link of a security e-mail", () => {
  /** Creates a customer whose password a thief uses. */
  const stolen = async () => {
    const { email } = await confirmed()
    const { access_token: thief } = tokens.parse((await signIn(email, known)).body)
    return { email, thief, warning: await loadSignInLink(email) }
  }
  const old = { status: 400, body: { code: "OldRecoveryToken", field: "resetPasswordToken" } }

  test("restores the address that a thief has changed meanwhile", async () => {
    const { email, thief, warning } = await stolen()
    const to = `${randomUUID()}@thief.example`
    await api("/profile/email", { method: "PATCH", token: thief, body: { email: to, password: known } })
    const confirm = await newestLink(to, "/email-change?")
    expect(await api("/email-change/confirm", { body: { token: confirm } })).toMatchObject({ status: 204 })
    await signIn(to, known)
    const { status, body } = await setPassword(warning)
    expect(status).toBe(200)
    expect(await api("/profile", { token: tokens.parse(body).access_token })).toMatchObject({
      body: { email, emailConfirmed: true, pendingEmail: null },
    })
    expect((await emailsTo(email))[0]).toMatchObject({ subject: "A new password was set by a link" })
    expect(await signIn(to, "owner-horse-9")).toMatchObject({ status: 400, body: { code: "InvalidCredentials" } })
    expect(await setPassword(await loadSignInLink(to))).toMatchObject(old)
  })

  test("works once within 72 hours, even after somebody requested a recovery", async () => {
    const { email, warning } = await stolen()
    await signIn(email, known)
    const other = await loadSignInLink(email)
    expect(other).not.toBe(warning)
    await api("/recovery", { body: { email } })
    await move(72 * hour - minute)
    expect(await setPassword(warning)).toMatchObject({ status: 200 })
    expect(await setPassword(warning)).toMatchObject(old)
    expect(await setPassword(other)).toMatchObject(old)
    const late = (await stolen()).warning
    await move(72 * hour)
    expect(await setPassword(late)).toMatchObject(old)
  })

  test("stops working after an address change whose undo period is over", async () => {
    const { email, token } = await confirmed()
    const to = `${randomUUID()}@shop.example`
    await api("/profile/email", { method: "PATCH", token, body: { email: to, password: known } })
    await move(71 * hour)
    await signIn(email, known)
    const warning = await loadSignInLink(email)
    await api("/email-change/confirm", { body: { token: await newestLink(to, "/email-change?") } })
    await move(hour)
    expect(await setPassword(warning)).toMatchObject(old)
  })

  test("asks for a code of two-factor that is older than a week", async () => {
    const { email, token } = await confirmed()
    const secret = await enableTwoFactor(token, testStartTime)
    await move(7 * day + minute)
    await signIn(email, known, codeOf(secret, await now()))
    const warning = await loadSignInLink(email)
    expect(await setPassword(warning)).toMatchObject({ status: 403, body: { code: "tfa" } })
    await move(minute)
    expect(await setPassword(warning, codeOf(secret, await now()))).toMatchObject({ status: 200 })
  })
})
