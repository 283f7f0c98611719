import { randomUUID } from "node:crypto"
import { describe, expect, test } from "vitest"
import { day, hour, second } from "#sandbox/clock.ts"
import { parseAmount } from "#sandbox/money.ts"
import { ledgerAccounts, postEntries } from "#sandbox/rules/ledger.ts"
import { findTimeStep, generateTotpCode } from "#sandbox/rules/totp.ts"
import { tokens, twoFactor } from "#sandbox/schemas/accounts.ts"
import { openedDemo } from "#sandbox/schemas/demo.ts"
import { ticket } from "#sandbox/schemas/exports.ts"
import { accountData } from "#sandbox/schemas/privacy.ts"
import { offering, setUpSandbox, type Customer } from "#sandbox/testing/sandbox.ts"

const sandbox = setUpSandbox(offering("privacy", "addressBook", "twoFactorReset", "securityLog"))
const { api, desk, db, confirmed, emailsTo, move, issued, pay, createOrder, assign } = sandbox

const password = "correct-horse"
const ledger = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"

const loadId = async (email: string) =>
  (await db().selectFrom("customer").select("id").where("email", "=", email).executeTakeFirstOrThrow()).id
const credit = async (email: string, value: string) => {
  const id = await loadId(email)
  const entries = [
    ["pool", "btc", -parseAmount(value)],
    [ledgerAccounts.balance(id), "btc", parseAmount(value)],
  ] as const
  await db()
    .transaction()
    .execute((tx) => postEntries(tx, "payout", null, entries, 0))
}
const close = (token: string, secret = password, headers = {}) =>
  api("/profile/close", { body: { password: secret }, token, headers })
const refused = (code: string) =>
  expect.objectContaining({ status: 409, body: expect.objectContaining({ code }) as unknown })
const load = (token: string, secret = password) => api("/profile/data", { body: { password: secret }, token })
const loadFile = async (token: string) => api(`/exports/${ticket.parse((await load(token)).body).ticket}`)
const signIn = async (email: string) =>
  tokens.parse((await api("/token", { form: { grant_type: "password", username: email, password } })).body).access_token

/** Creates a customer with two-factor. Each code moves the clock forward. */
const withTwoFactor = async () => {
  const customer = await confirmed()
  const { token } = customer
  const secret = twoFactor.parse((await api("/profile/tfa", { token })).body).details?.code ?? ""
  const code = async () => {
    await move(30 * second)
    const { now } = (await desk("/api/clock")).body as { readonly now: string }
    return generateTotpCode(secret, findTimeStep(Date.parse(now)))
  }
  await api("/profile/tfa/enable", { body: { tfaCode: await code(), password }, token })
  return { ...customer, code }
}

/** Creates a customer with an ended one-year contract, whose payouts were withdrawn except for an amount too small to withdraw. */
const withPast = async (): Promise<Customer> => {
  const { customer, invoice } = await issued()
  await pay(invoice.invoiceId, { kind: "exact" })
  await move(366 * day)
  await db().updateTable("customer").set({ email_confirmed: true }).where("email", "=", customer.email).execute()
  const token = await signIn(customer.email)
  const { body } = await api("/withdraws/summary?currencyId=btc", { token })
  const { balance } = body as { readonly balance: string }
  const left = parseAmount(balance) - parseAmount("0.0001")
  const text = `0.${left.toString().padStart(8, "0")}`
  const withdrawal = { id: randomUUID(), amount: text, address: ledger, currencyId: "btc" }
  expect(await api("/withdraws", { body: withdrawal, token })).toMatchObject({ status: 201 })
  expect(await close(token)).toEqual(refused("WithdrawalOpen"))
  await move(2 * hour)
  return { ...customer, token: await signIn(customer.email) }
}

describe("the export of an account", () => {
  test("contains everything that is stored about the customer", async () => {
    const { email, token } = await withPast()
    await api("/address-book/addresses", { body: { currencyId: "btc", name: "Ledger", address: ledger }, token })
    const { status, body } = await loadFile(token)
    expect(status).toBe(200)
    const { profile, orders, invoices, contracts, history, withdrawals, addresses, sessions, events } = accountData
      .strict()
      .parse(body)
    expect(profile.email).toBe(email)
    expect(orders.map(({ state }) => state)).toEqual(["Completed"])
    expect(invoices).toEqual([expect.objectContaining({ orderId: orders[0]?.id, paymentType: "Crypto" })])
    expect(contracts.map(({ state }) => state)).toEqual(["Expired"])
    expect(history.filter(({ operationType }) => operationType === "Bonus").length).toBeGreaterThan(360)
    expect(withdrawals).toEqual([expect.objectContaining({ state: "Completed", address: ledger })])
    expect(addresses).toEqual([expect.objectContaining({ name: "Ledger" })])
    expect(sessions[0]).toMatchObject({ isCurrent: true })
    expect(events.slice(0, 2)).toMatchObject([{ type: "DataExported" }, { type: "AddressAdded" }])
  })

  test("needs the password, and an account that is not a demo", async () => {
    const { token } = await confirmed()
    expect(await load(token, "guess")).toMatchObject({
      status: 400,
      body: { code: "IncorrectPassword", field: "password" },
    })
    expect(await load("unknown")).toMatchObject({ status: 401 })
    const demo = openedDemo.parse((await api("/demo/cabinet", { body: { id: randomUUID() } })).body)
    expect(await load(demo.tokens?.access_token ?? "")).toMatchObject({ status: 403, body: { code: "Forbidden" } })
  })
})

describe("closing an account", () => {
  test("needs the password, and a code where two-factor is on", async () => {
    const { email, token, code } = await withTwoFactor()
    expect(await close(token, "guess")).toMatchObject({ status: 400, body: { code: "IncorrectPassword" } })
    expect(await close(token)).toMatchObject({ status: 403, body: { code: "tfa" } })
    expect(await close(token, password, { "X-TFA": await code() })).toMatchObject({ status: 204 })
    expect((await emailsTo(email))[0]).toMatchObject({ subject: "Your account is closed" })
  })

  test("is refused while there is a balance that can be withdrawn", async () => {
    const { email, token } = await confirmed()
    await credit(email, "0.0005")
    expect(await close(token)).toEqual(refused("BalanceLeft"))
    expect(await api("/profile", { token })).toMatchObject({ status: 200, body: { email } })
  })

  test("is refused while an order is being paid, and not for one that has expired", async () => {
    const { customer, invoice } = await issued()
    expect(await close(customer.token)).toEqual(refused("OrderInPayment"))
    await pay(invoice.invoiceId, { kind: "half" })
    expect(await close(customer.token)).toEqual(refused("OrderInPayment"))
    const other = await issued()
    await move(2 * day)
    await db()
      .updateTable("customer")
      .set({ email_confirmed: true })
      .where("email", "=", other.customer.email)
      .execute()
    expect(await close(await signIn(other.customer.email))).toMatchObject({ status: 204 })
  })

  test("is refused while a contract is active", async () => {
    const { customer, invoice } = await issued()
    await pay(invoice.invoiceId, { kind: "exact" })
    expect(await close(customer.token)).toEqual(refused("ContractActive"))
  })

  test("is refused while partner rewards are not paid out", async () => {
    const partner = await confirmed()
    await api("/partnership", { body: {}, token: partner.token })
    const { body } = await api("/partnership?forsed=true", { body: {}, token: partner.token })
    const { code } = body as { readonly code: string }
    const buyer = await confirmed()
    const order = await createOrder(buyer.token, { code })
    await assign(order.id, buyer)
    const { invoiceId } = await sandbox.invoiceFor(order.id, buyer)
    await pay(invoiceId, { kind: "exact" })
    expect(await close(partner.token)).toEqual(refused("RewardsLeft"))
  })

  test("anonymises the customer, ends all sessions, and leaves the ledger as it is", async () => {
    const { email, token } = await withPast()
    await api("/address-book/addresses", { body: { currencyId: "btc", name: "Ledger", address: ledger }, token })
    const other = await signIn(email)
    const id = await loadId(email)
    // Reading the summary books everything due, so that the sums below are complete.
    await api("/dashboard/summary/", { token })
    const sums = () =>
      db()
        .selectFrom("ledger_entry")
        .select(["account", "currency"])
        .select(({ fn }) => [fn.sum<string>("amount").as("sum"), fn.countAll<string>().as("entries")])
        .groupBy(["account", "currency"])
        .orderBy("account")
        .orderBy("currency")
        .execute()
    const before = await sums()
    expect(await close(token)).toMatchObject({ status: 204 })
    expect(await sums()).toEqual(before)
    for (const ended of [token, other]) expect(await api("/profile", { token: ended })).toMatchObject({ status: 401 })
    const row = await db().selectFrom("customer").selectAll().where("id", "=", id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      email: expect.stringMatching(/^closed-[0-9a-f-]{36}@closed\.invalid$/),
      password_hash: null,
      first_name: null,
      last_name: null,
      country: null,
      bitcoin_address: null,
      ethereum_address: null,
      tfa_secret: null,
      analytics: null,
    })
    for (const table of ["saved_address", "security_event", "known_device", "mail_token"] as const)
      expect(await db().selectFrom(table).select("user_id").where("user_id", "=", id).execute()).toEqual([])
    expect(await db().selectFrom("contract").select("id").where("user_id", "=", id).execute()).toHaveLength(1)
    const attempt = await api("/token", { form: { grant_type: "password", username: email, password } })
    expect(attempt).toMatchObject({ status: 400, body: { code: "InvalidCredentials" } })
  })

  test("takes an address that nobody can have taken before", async () => {
    const { email, token } = await confirmed()
    const id = await loadId(email)
    for (const own of [`closed-${id}@closed.invalid`, `demo-${id}@demo.example`]) {
      const form = { email: own, password, currencyId: "usd" }
      expect(await api("/signup", { body: form })).toMatchObject({ status: 409, body: { code: "AlreadyRegistered" } })
    }
    // Simulates an account that an older version closed.
    await db()
      .updateTable("customer")
      .set({ email: `closed-${id}@closed.invalid` })
      .where("email", "=", (await confirmed()).email)
      .execute()
    expect(await close(token)).toMatchObject({ status: 204 })
  })

  test("lets the address sign up again, as another customer", async () => {
    const { email, token } = await confirmed()
    expect(await close(token)).toMatchObject({ status: 204 })
    const response = await api("/signup", { body: { email, password, currencyId: "usd" } })
    expect(response).toMatchObject({ status: 201 })
    const again = tokens.parse(response.body).access_token
    expect(await api("/orders/", { token: again })).toMatchObject({ status: 200, body: { total: 0 } })
  })
})
