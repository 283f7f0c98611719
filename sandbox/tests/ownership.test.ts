import { expect, test } from "vitest"
import { day, minute } from "#sandbox/clock.ts"
import { tokens, twoFactor } from "#sandbox/schemas/accounts.ts"
import { setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { api, db, signUp, confirmed, createOrder, assign, emailsTo, move } = setUpSandbox()

const password = "correct-horse"
const linkTo = async (email: string) => {
  const [message] = await emailsTo(email)
  return new URL(message?.link ?? "", "http://localhost").searchParams.get("token")
}
const confirm = (emailToken: string | null, more: { readonly mine?: boolean; readonly token?: string } = {}) => {
  const { token, ...mine } = more
  return api("/signup/confirm", { body: { emailToken, ...mine }, ...(token === undefined ? {} : { token }) })
}
const disown = (emailToken: string | null) => api("/signup/disown", { body: { emailToken } })
const signIn = (username: string) => api("/token", { form: { grant_type: "password", username, password } })
const profileOf = (token: string) => api("/profile", { token })
const unknown = { status: 409, body: { code: "OwnershipUnknown" } }

test("the link confirms at once in the account's session, and otherwise asks who signed up", async () => {
  const [one, other] = [await signUp(), await signUp()]
  const link = await linkTo(one.email)
  expect(await confirm(link)).toMatchObject(unknown)
  expect(await confirm(link, { token: other.token })).toMatchObject(unknown)
  expect(await confirm(link, { mine: false })).toMatchObject(unknown)
  expect(await profileOf(one.token)).toMatchObject({ body: { emailConfirmed: false } })
  expect(await confirm(link, { token: one.token })).toMatchObject({ status: 200 })
})

test("confirming a claimed sign-up does not disturb a purchase on another device", async () => {
  const customer = await signUp()
  const { id } = await createOrder(customer.token)
  expect(await confirm(await linkTo(customer.email), { mine: true })).toMatchObject({ status: 200 })
  await assign(id, customer)
  expect(await api(`/orders/${id}`, { token: customer.token })).toMatchObject({
    status: 200,
    body: { state: "Assigned" },
  })
})

test("disowning a sign-up ends its sessions and removes its password, and an e-mail gives the account to the address", async () => {
  const { email, token } = await signUp()
  const link = await linkTo(email)
  expect(await disown(link)).toMatchObject({ status: 204 })
  expect(await profileOf(token)).toMatchObject({ status: 401 })
  expect(await signIn(email)).toMatchObject({ status: 400, body: { code: "InvalidCredentials" } })
  expect(await confirm(link, { mine: true })).toMatchObject({ status: 400, body: { code: "OldToken" } })
  await api("/recovery", { body: { email } })
  const body = { password: "other-horse", resetPasswordToken: await linkTo(email) }
  const own = tokens.parse((await api("/profile/password", { method: "PUT", body })).body).access_token
  expect(await profileOf(own)).toMatchObject({ body: { emailConfirmed: true, tfaEnabled: false } })
})

test("a stranger at an account's changed address can only void the link", async () => {
  const { email, token } = await confirmed()
  const to = `mistyped-${email}`
  await api("/profile/email", { method: "PATCH", token, body: { email: to, password } })
  const link = await linkTo(to)
  expect(await confirm(link)).toMatchObject(unknown)
  expect(await disown(link)).toMatchObject({ status: 204 })
  expect(await confirm(link, { token })).toMatchObject({ status: 400, body: { code: "OldToken" } })
  expect(await profileOf(token)).toMatchObject({
    status: 200,
    body: { email: to, emailConfirmed: false, hasPassword: true },
  })
})

test("an old link and a link of a confirmed address cannot disown a sign-up", async () => {
  const { email, token } = await confirmed()
  const link = await linkTo(email)
  expect(await disown(link)).toMatchObject({ status: 409, body: { code: "AlreadyConfirmed" } })
  expect(await disown("nonsense")).toMatchObject({ status: 400, body: { code: "OldToken" } })
  expect(await profileOf(token)).toMatchObject({ status: 200 })
})

test("assigning a demo replaces its TOTP secret", async () => {
  const id = crypto.randomUUID()
  const opened = (await api("/demo/cabinet", { body: { id } })).body as {
    readonly tokens: { readonly access_token: string }
  }
  const loadSecret = async (token: string) => twoFactor.parse((await api("/profile/tfa", { token })).body).details?.code
  const shown = await loadSecret(opened.tokens.access_token)
  const email = "from-the-demo@shop.example"
  const { access_token: token } = tokens.parse(
    (await api(`/demo/cabinet/${id}/assign`, { body: { email, currencyId: "usd" } })).body,
  )
  await confirm(await linkTo(email), { token })
  const own = await loadSecret(token)
  expect([shown, own]).toEqual([expect.stringMatching(/^[A-Z2-7]{32}$/), expect.stringMatching(/^[A-Z2-7]{32}$/)])
  expect(own).not.toBe(shown)
})

test("confirming an address replaces a TOTP secret from before", async () => {
  const { email, token } = await signUp()
  const prepared = "A".repeat(32)
  await db().updateTable("customer").set({ tfa_secret: prepared }).where("email", "=", email).execute()
  expect(await confirm(await linkTo(email), { token })).toMatchObject({ status: 200 })
  expect(twoFactor.parse((await api("/profile/tfa", { token })).body).details?.code).not.toBe(prepared)
})

test("a session ends 90 days after its sign-in, however often it is refreshed", async () => {
  let { refreshToken } = await signUp()
  const refresh = () => api("/token", { form: { grant_type: "refresh_token", refresh_token: refreshToken } })
  for (let times = 0; times < 4; times += 1) {
    await move(22 * day)
    refreshToken = tokens.parse((await refresh()).body).refresh_token
  }
  await move(2 * day - minute)
  refreshToken = tokens.parse((await refresh()).body).refresh_token
  await move(minute)
  expect(await refresh()).toMatchObject({ status: 400, body: { code: "InvalidGrant" } })
})
