import { z } from "@hono/zod-openapi"
import { sql } from "kysely"
import { expect, test } from "vitest"
import { day } from "#sandbox/clock.ts"
import { parseAmount, divideAmounts, formatAmount, multiplyAmounts } from "#sandbox/money.ts"
import { ledgerAccounts, loadBalance } from "#sandbox/rules/ledger.ts"
import { coinRate } from "#sandbox/rules/rates.ts"
import { newCode, rewardList, summaryEntry } from "#sandbox/schemas/partner.ts"
import { testStartTime, setUpSandbox, type Customer } from "#sandbox/testing/sandbox.ts"

const { api, desk, db, signUp, createOrder, getOrder, assign, invoiceFor, pay, move } = setUpSandbox()

const becomePartner = async (): Promise<Customer> => {
  const partner = await signUp()
  expect(await api("/partnership", { body: {}, token: partner.token })).toMatchObject({ status: 204 })
  return partner
}
const makeCode = async ({ token }: Customer): Promise<string> => {
  const made = await api("/partnership?forsed=true", { body: {}, token })
  expect(made).toMatchObject({ status: 201 })
  return newCode.parse(made.body).code
}
const loadSummary = async ({ token }: Customer) =>
  z.array(summaryEntry.strict()).parse((await api("/partnership/summary", { token })).body)
const loadRewards = async ({ token }: Customer, query = "") =>
  rewardList.strict().parse((await api(`/partnership/rewards${query}`, { token })).body)
/** Returns a new token of the same session, for calls after the clock was moved. */
const again = async (customer: Customer): Promise<Customer> => {
  const form = { grant_type: "refresh_token", refresh_token: customer.refreshToken }
  const { access_token, refresh_token } = (await api("/token", { form })).body as Record<string, string>
  return { email: customer.email, token: access_token ?? "", refreshToken: refresh_token ?? "" }
}
const buyWith = async (code: string): Promise<Customer> => {
  const buyer = await signUp()
  const { id } = await createOrder(buyer.token, { code })
  await assign(id, buyer)
  const { invoiceId } = await invoiceFor(id, buyer)
  await pay(invoiceId, { kind: "exact" })
  expect(await getOrder(id, buyer.token)).toMatchObject({ state: "Completed", code })
  return buyer
}
// The buyer paid 270.75 dollars, which are 10 Th at 28.50 dollars with 5 % off. The reward is 5 % of that, at the rate of that time. The
// test's sandbox has seed 1.
const reward = formatAmount(
  divideAmounts(
    multiplyAmounts(parseAmount("270.75"), parseAmount("0.05"), "down"),
    coinRate(1, "btc", testStartTime),
    "down",
  ),
)

test("a customer who joins is a partner and creates codes; joining again changes nothing", async () => {
  const partner = await becomePartner()
  expect(await api("/profile", partner)).toMatchObject({ body: { isPartner: true } })
  expect(await api("/partnership", { body: {}, token: partner.token })).toMatchObject({ status: 204 })
  expect(await loadSummary(partner)).toEqual([])
  const code = await makeCode(partner)
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
  const response = await api(`/referralcodes/${code}`)
  expect(response.body).toMatchObject({ canBeApplied: true, isActive: true, discountPercent: "5", limits: [] })
  expect(await makeCode(partner)).not.toBe(code)
  expect(await loadSummary(partner)).toHaveLength(2)
})

test("customers who are not partners get 403", async () => {
  const customer = await signUp()
  for (const path of ["/partnership/summary", "/partnership/rewards"]) {
    expect(await api(path, customer)).toMatchObject({ status: 403, body: { code: "Forbidden" } })
    expect(await api(path)).toMatchObject({ status: 401 })
  }
  expect(await api("/partnership?forsed=true", { body: {}, token: customer.token })).toMatchObject({ status: 403 })
  expect(await api("/partnership?forsed=1", { body: {}, token: customer.token })).toMatchObject({
    status: 400,
    body: { field: "forsed" },
  })
  expect(await api("/partnership", { body: {} })).toMatchObject({ status: 401 })
})

test("a referred order accrues a reward, which is paid once a week later", async () => {
  const partner = await becomePartner()
  const code = await makeCode(partner)
  const buyer = await buyWith(code)
  const mask = `${buyer.email.slice(0, 1)}***@shop.example`
  expect(await loadRewards(partner)).toEqual({
    total: 1,
    values: [
      {
        id: expect.any(String),
        date: new Date(testStartTime).toISOString(),
        referral: mask,
        code,
        state: "Accrued",
        payoutDate: new Date(testStartTime + 7 * day).toISOString(),
        amount: reward,
        currencyId: "btc",
      },
    ],
    totals: [{ state: "Accrued", amount: { amount: reward, currencyId: "btc" } }],
  })
  const [accrued] = await loadSummary(partner)
  expect(accrued).toMatchObject({
    value: code,
    active: true,
    ordersCount: 1,
    referralsCount: 1,
    btcPartnerReward: {
      baseRevenue: { amount: "0", currencyId: "btc" },
      baseAccrued: { amount: reward, currencyId: "btc" },
      equivalentAccrued: { amount: expect.stringMatching(/^13\.5/), currencyId: "usd" },
    },
    ethPartnerReward: { baseRevenue: { amount: "0" }, baseAccrued: { amount: "0" } },
  })
  const { id } = await db()
    .selectFrom("customer")
    .select("id")
    .where("email", "=", partner.email)
    .executeTakeFirstOrThrow()
  const balance = async () =>
    formatAmount(
      await db()
        .transaction()
        .execute((tx) => loadBalance(tx, id, "btc")),
    )
  expect(await balance()).toBe("0")

  await move(7 * day - 1)
  const early = await again(partner)
  expect((await loadRewards(early)).values[0]).toMatchObject({ state: "Accrued" })
  await move(1)
  const later = await again(early)
  expect((await loadRewards(later)).values[0]).toMatchObject({ state: "Paid" })
  expect((await loadSummary(later))[0]).toMatchObject({
    btcPartnerReward: { baseRevenue: { amount: reward }, baseAccrued: { amount: "0" } },
  })
  await loadRewards(later)
  expect(await balance()).toBe(reward)
  const operations = await db().selectFrom("operation").selectAll().where("user_id", "=", id).execute()
  expect(operations).toMatchObject([
    {
      operation_type: "PartnerBonus",
      currency_id: "btc",
      state: "Completed",
      operation_date: new Date(testStartTime + 7 * day),
    },
  ])
  const waiting = await sql<{ sum: string }>`select coalesce(sum(amount), 0)::text as sum from ledger_entry
    where account like ${ledgerAccounts.reward("%")}`.execute(db())
  expect(parseAmount(waiting.rows[0]?.sum ?? "1")).toBe(0n)
})

test("the customer's own code is refused, even for a visitor's order that the owner takes over", async () => {
  const partner = await becomePartner()
  const code = await makeCode(partner)
  const items = [{ productId: "btc-limited", quantity: "10" }]
  const body = { id: crypto.randomUUID(), items, code }
  expect(await api("/orders", { body, token: partner.token })).toMatchObject({
    status: 400,
    body: { code: "OwnCode", field: "code" },
  })
  expect((await api(`/referralcodes/${code}`, partner)).body).toMatchObject({ canBeApplied: false })
  const { id } = await createOrder(undefined, { code })
  expect(await assign(id, partner)).toMatchObject({ status: 400, body: { code: "OwnCode", field: "code" } })
})

test("a customer who signed up with the code is a referral before buying, and buys with its discount", async () => {
  const partner = await becomePartner()
  const code = await makeCode(partner)
  const buyer = await signUp({ code })
  expect((await loadSummary(partner))[0]).toMatchObject({ ordersCount: 0, referralsCount: 1 })
  const order = await createOrder(buyer.token)
  expect(order).toMatchObject({ code, discountPercent: "5", cost: "270.75" })
  await assign(order.id, buyer)
  await pay((await invoiceFor(order.id, buyer)).invoiceId, { kind: "exact" })
  expect((await loadSummary(partner))[0]).toMatchObject({ ordersCount: 1, referralsCount: 1 })
})

test("rewards are listed five to a page, newest first, by both URLs", async () => {
  const partner = await becomePartner()
  const code = await makeCode(partner)
  for (let index = 0; index < 6; index += 1) {
    await buyWith(code)
    await move(1_000)
  }
  const first = await loadRewards(partner)
  expect([first.total, first.values.length]).toEqual([6, 5])
  expect(first.values.map(({ date }) => date)).toEqual(
    first.values
      .map(({ date }) => date)
      .toSorted()
      .toReversed(),
  )
  const rest = await loadRewards(partner, "?offset=5&count=5")
  expect([rest.total, rest.values.length]).toEqual([6, 1])
  expect((await api("/partnership/rewards1", partner)).body).toEqual(first)
  expect((await api("/partnership/summary1", partner)).body).toEqual(await loadSummary(partner))
})

test("simultaneous calls accrue and pay a reward once", async () => {
  const partner = await becomePartner()
  await buyWith(await makeCode(partner))
  await Promise.all([loadRewards(partner), loadSummary(partner), loadRewards(partner)])
  await move(8 * day)
  const later = await again(partner)
  await Promise.all([loadRewards(later), loadSummary(later), loadRewards(later)])
  const { id } = await db()
    .selectFrom("customer")
    .select("id")
    .where("email", "=", partner.email)
    .executeTakeFirstOrThrow()
  const operations = await db().selectFrom("operation").select("amount").where("user_id", "=", id).execute()
  expect(operations.map((row) => formatAmount(parseAmount(row.amount)))).toEqual([reward])
})

test("the partner of the desk has one reward paid and one accrued", async () => {
  const { access_token } = (await desk("/api/personas", { body: { persona: "partner" } })).body as {
    access_token: string
  }
  const partner = { email: "", token: access_token, refreshToken: "" }
  expect((await loadRewards(partner)).values).toMatchObject([
    { state: "Accrued", currencyId: "eth" },
    { state: "Paid", currencyId: "btc" },
  ])
  expect((await loadSummary(partner)).map(({ ordersCount }) => ordersCount)).toEqual([0, 2])
})
