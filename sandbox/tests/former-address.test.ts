import { randomUUID } from "node:crypto"
import { describe, expect, test } from "vitest"
import { day, hour, minute } from "#sandbox/clock.ts"
import { tokens } from "#sandbox/schemas/accounts.ts"
import { offering, setUpSandbox } from "#sandbox/testing/sandbox.ts"

const password = "correct-horse"
/** The thief's password. */
const chosen = "thief-horse-7"
const tokenIn = (link: string | undefined) => new URL(link ?? "", "http://localhost").searchParams.get("token")
const address = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"

describe.each([
  ["where a new address is confirmed first", ["emailChange", "withdrawals", "receipts", "sessions"]],
  ["where an address changes at once", ["withdrawals", "receipts", "sessions"]],
] as const)("%s", (_, extensions) => {
  const sandbox = setUpSandbox(offering(...extensions))
  const { api, confirmed, createOrder, assign, invoiceFor, db, desk, emailsTo, move, pay } = sandbox
  const isPending = (extensions as readonly string[]).includes("emailChange")

  const subjectsTo = async (email: string) => (await emailsTo(email)).map(({ subject }) => subject)
  const newest = async (email: string) => (await emailsTo(email))[0]
  const setPassword = (resetPasswordToken: string | null, to: string) =>
    api("/profile/password", { method: "PUT", body: { password: to, resetPasswordToken } })
  const recover = async (email: string, to: string) => {
    expect(await api("/recovery", { body: { email } })).toMatchObject({ status: 204 })
    return setPassword(tokenIn((await newest(email))?.link), to)
  }
  const signIn = (email: string, by: string) =>
    api("/token", { form: { grant_type: "password", username: email, password: by } })
  const enter = async (email: string, by: string) => tokens.parse((await signIn(email, by)).body).access_token
  const withdraw = (token: string, id = randomUUID()) =>
    api("/withdraws", { body: { id, amount: "0.001", address, currencyId: "btc" }, token })

  /** Moves the account to another confirmed address. */
  const changeEmail = async (token: string, by: string) => {
    const to = `${randomUUID()}@thief.example`
    expect(await api("/profile/email", { method: "PATCH", token, body: { email: to, password: by } })).toMatchObject({
      status: 204,
    })
    const emailToken = tokenIn((await newest(to))?.link)
    const confirm = isPending
      ? await api("/email-change/confirm", { body: { token: emailToken } })
      : await api("/signup/confirm", { body: { emailToken }, token })
    expect([200, 204]).toContain(confirm.status)
    return to
  }

  /** Creates an account whose mailbox a thief used for an hour and then emptied. */
  const stolen = async () => {
    const { email } = await confirmed()
    const thief = tokens.parse((await recover(email, chosen)).body).access_token
    const to = await changeEmail(thief, chosen)
    await db().deleteFrom("mail").where("recipient", "=", email).execute()
    await move(hour)
    return { email, to }
  }

  test("a recovery for the former address sends it a link that recovers the account", async () => {
    const { email, to } = await stolen()
    const thief = await enter(to, chosen)
    await db().deleteFrom("mail").where("recipient", "=", email).execute()
    expect(await api("/recovery", { body: { email } })).toMatchObject({ status: 204 })
    const message = await newest(email)
    expect(message).toMatchObject({
      subject: "Take your account back",
      text: expect.stringContaining("The link works once, until March 13, 2026 at 12:00:00 PM UTC."),
    })
    const back = await setPassword(tokenIn(message?.link), "owner-horse-9")
    expect(back.status).toBe(200)
    const { access_token: token } = tokens.parse(back.body)
    expect(await api("/profile", { token })).toMatchObject({ body: { email, emailConfirmed: true } })
    expect(await api("/profile", { token: thief })).toMatchObject({ status: 401 })
    expect(await signIn(to, chosen)).toMatchObject({ status: 400, body: { code: "InvalidCredentials" } })
    expect(await signIn(email, "owner-horse-9")).toMatchObject({ status: 200 })
    expect(await setPassword(tokenIn(message?.link), "owner-horse-9")).toMatchObject({
      status: 400,
      body: { code: "OldRecoveryToken" },
    })
  })

  test("the recovery link stays valid despite other requests for both addresses, until the undo period ends", async () => {
    const { email, to } = await stolen()
    await api("/recovery", { body: { email } })
    const link = tokenIn((await newest(email))?.link)
    await api("/recovery", { body: { email: to } })
    expect(tokenIn((await newest(to))?.link)).not.toBeNull()
    await api("/recovery", { body: { email } })
    await move(71 * hour - minute)
    expect(await setPassword(link, "owner-horse-9")).toMatchObject({ status: 200 })
  })

  test("a recovery for the former address does not invalidate the link sent to the current one", async () => {
    const { email, to } = await stolen()
    await api("/recovery", { body: { email: to } })
    const link = tokenIn((await newest(to))?.link)
    await api("/recovery", { body: { email } })
    expect(await setPassword(link, chosen)).toMatchObject({ status: 200 })
  })

  test("after the undo period, a recovery sends the former address nothing, and earlier links do not work", async () => {
    const { email } = await stolen()
    await api("/recovery", { body: { email } })
    const link = tokenIn((await newest(email))?.link)
    await move(71 * hour)
    const before = await emailsTo(email)
    expect(await api("/recovery", { body: { email } })).toMatchObject({ status: 204 })
    expect(await emailsTo(email)).toEqual(before)
    expect(await setPassword(link, "owner-horse-9")).toMatchObject({ status: 400, body: { code: "OldRecoveryToken" } })
  })

  test("a security e-mail to the former address has a recovery link only during the undo period", async () => {
    const { email, to } = await stolen()
    await enter(to, chosen)
    expect(await newest(email)).toMatchObject({
      subject: "New sign-in to your account",
      link: expect.stringMatching(/^\/recovery\?token=/),
      text: expect.stringMatching(/set a new password here.*until March 13, 2026 at 12:00:00 PM UTC\./s),
    })
    await move(71 * hour)
    await enter(to, chosen)
    expect(await newest(email)).toMatchObject({ subject: "New sign-in to your account", link: "/" })
    expect((await newest(email))?.text).not.toContain("http")
  })

  test("the recovery link of a security e-mail recovers the account", async () => {
    const { email, to } = await stolen()
    await enter(to, chosen)
    const back = await setPassword(tokenIn((await newest(email))?.link), "owner-horse-9")
    expect(back.status).toBe(200)
    const { access_token: token } = tokens.parse(back.body)
    expect(await api("/profile", { token })).toMatchObject({ body: { email } })
  })

  test("withdrawals stay locked until 24 hours after the undo period, even if the address changes late in the lock", async () => {
    const { email } = await confirmed()
    await recover(email, chosen)
    await move(3 * day)
    const to = await changeEmail(await enter(email, chosen), chosen)
    await move(4 * day - minute)
    const locked = { status: 409, body: { code: "WithdrawalsLocked" } }
    expect(await withdraw(await enter(to, chosen))).toMatchObject(locked)
    await move(minute)
    expect(await withdraw(await enter(to, chosen))).not.toMatchObject(locked)
  })

  test("a change of the address alone does not lock withdrawals", async () => {
    const { token } = await confirmed()
    const to = await changeEmail(token, password)
    expect(await withdraw(await enter(to, password))).toMatchObject({ body: { code: "InsufficientBalance" } })
  })

  test("e-mails about withdrawals go to the former address too, with the recovery link", async () => {
    const { body } = await desk("/api/personas", { body: { persona: "miner" } })
    const miner = body as { readonly email: string; readonly password: string; readonly access_token: string }
    const to = await changeEmail(miner.access_token, miner.password)
    const ids = [randomUUID(), randomUUID(), randomUUID()] as const
    const token = await enter(to, miner.password)
    for (const id of ids) expect(await withdraw(token, id)).toMatchObject({ status: 201 })
    await api(`/withdraws/${ids[0]}/cancel`, { body: {}, token })
    for (const state of ["Pending", "Completed"]) await desk(`/api/withdrawals/${ids[1]}`, { body: { state } })
    await desk(`/api/withdrawals/${ids[2]}`, { body: { state: "Rejected", reason: "securityReview" } })
    const about = async (email: string) => (await emailsTo(email)).filter(({ subject }) => /withdrawal/i.test(subject))
    const former = await about(miner.email)
    expect(former.map(({ subject }) => subject)).toEqual((await about(to)).map(({ subject }) => subject))
    expect(former).toHaveLength(7)
    for (const { link, text } of former) {
      expect(link).toMatch(/^\/recovery\?token=/)
      expect(text).toContain(address)
    }
    const back = await setPassword(tokenIn(former[0]?.link), "owner-horse-9")
    expect(await api("/profile", { token: tokens.parse(back.body).access_token })).toMatchObject({
      body: { email: miner.email },
    })
  })

  test("invoices and receipts go to the former address too, until the undo period ends", async () => {
    const customer = await confirmed()
    const { token } = customer
    await api("/profile/identify", { body: { firstName: "A", lastName: "B", country: "DE" }, token })
    const [first, second] = [await createOrder(token), await createOrder(token)]
    for (const { id } of [first, second]) await assign(id, customer)
    const to = await changeEmail(token, password)
    const crypto = await invoiceFor(first.id, customer)
    await pay(crypto.invoiceId, { kind: "exact" })
    const { body } = await api(`/orders/${second.id}/invoices`, {
      body: { paymentType: "TransferSEPA", currencyId: "eur" },
      token,
    })
    const { invoiceId } = body as { readonly invoiceId: string }
    expect(await api(`/orders/${second.id}/invoices/${invoiceId}/send`, { body: {}, token })).toMatchObject({
      status: 204,
    })
    const subjects = [`Receipt R-${first.number}`, `Invoice for order ${second.number}`]
    for (const email of [to, customer.email]) expect(await subjectsTo(email)).toEqual(expect.arrayContaining(subjects))
    await move(72 * hour)
    const late = { ...customer, email: to, token: await enter(to, password) }
    const third = await createOrder(late.token)
    await assign(third.id, late)
    await pay((await invoiceFor(third.id, late)).invoiceId, { kind: "exact" })
    expect(await subjectsTo(to)).toContain(`Receipt R-${third.number}`)
    expect(await subjectsTo(customer.email)).not.toContain(`Receipt R-${third.number}`)
  })

  test("an address that was never confirmed gets no recovery link, and cannot undo the change", async () => {
    const { email, token } = await sandbox.signUp()
    const to = `${randomUUID()}@shop.example`
    await api("/profile/email", { method: "PATCH", token, body: { email: to, password } })
    const emailToken = tokenIn((await newest(to))?.link)
    await (isPending
      ? api("/email-change/confirm", { body: { token: emailToken } })
      : api("/signup/confirm", { body: { emailToken }, token }))
    const before = await emailsTo(email)
    expect(before[0]).toMatchObject({ link: "/cabinet/settings?tab=email" })
    await api("/recovery", { body: { email } })
    expect(await emailsTo(email)).toEqual(before)
  })

  test("the recovery e-mail is in the language of the request", async () => {
    const { email } = await stolen()
    await api("/recovery", { body: { email }, headers: { "Accept-Language": "ru-RU" } })
    expect(await newest(email)).toMatchObject({ culture: "ru-RU", subject: "Верните себе аккаунт" })
  })
})
