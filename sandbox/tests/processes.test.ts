import { randomUUID } from "node:crypto"
import { sql } from "kysely"
import { describe, expect, it } from "vitest"
import { hour } from "#sandbox/clock.ts"
import { parseAmount, formatAmount } from "#sandbox/money.ts"
import { postEntries } from "#sandbox/rules/ledger.ts"
import { tokens } from "#sandbox/schemas/accounts.ts"
import { operationList } from "#sandbox/schemas/cabinet.ts"
import { invoice } from "#sandbox/schemas/order-payments.ts"
import { contractList } from "#sandbox/schemas/shop.ts"
import { withdrawalSummary } from "#sandbox/schemas/withdrawals.ts"
import { startTwoProcesses } from "#sandbox/testing/processes.ts"
import { type ApiResponse, setUpSandbox } from "#sandbox/testing/sandbox.ts"

const url = process.env["DATABASE_URL"] ?? ""
const address = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"

const many = (count: number, call: () => Promise<ApiResponse>) => Promise.all(Array.from({ length: count }, call))
const statuses = (responses: readonly ApiResponse[]) =>
  responses.map(({ status }) => status).toSorted((one, other) => one - other)

// `setUpSandbox` checks after every test that the ledger balances.
describe.skipIf(url === "")("two processes on one server (needs DATABASE_URL)", () => {
  const { api, db, desk, signUp, getOrder, pay, move } = setUpSandbox(() => startTwoProcesses(url))

  it("show the same time after either has moved the clock", async () => {
    const now = async () => Date.parse(((await desk("/api/clock")).body as { now: string }).now)
    const before = await now()
    await move(hour)
    for (const shown of [await now(), await now()]) expect(shown - before).toBeGreaterThanOrEqual(hour)
  })

  it("create one order, one invoice, one payment each and one contract for simultaneous calls", async () => {
    const customer = await signUp()
    const { token, email } = customer
    const id = randomUUID()
    const order = () => api("/orders", { body: { id, items: [{ productId: "btc-limited", quantity: "10" }] }, token })
    expect(statuses(await many(6, order))).toEqual([200, 200, 200, 200, 200, 201])
    expect(new Set(statuses(await many(4, () => api(`/orders/${id}/assign`, { body: { email }, token }))))).toEqual(
      new Set([200]),
    )
    const created = await many(6, () =>
      api(`/orders/${id}/invoices`, { body: { paymentType: "Crypto", currencyId: "btc" }, token }),
    )
    const invoices = created.map(({ body }) => invoice.parse(body))
    expect(new Set(invoices.map(({ invoiceId }) => invoiceId)).size).toBe(1)
    const [{ invoiceId, amount: asks }] = invoices as [(typeof invoices)[number]]
    const part = formatAmount(parseAmount(asks) / 4n)
    const rest = formatAmount(parseAmount(asks) - 3n * parseAmount(part))
    expect(
      statuses(await Promise.all([part, part, part, rest].map((each) => pay(invoiceId, { amount: each })))),
    ).toEqual([200, 200, 200, 200])
    const bought = await getOrder(id, token)
    expect([bought.state, bought.payments.length]).toEqual(["Completed", 4])
    expect(contractList.parse((await api("/contracts/", { token })).body).total).toBe(1)
    const { rows } = await sql<{
      sum: string
    }>`select sum(amount)::text as sum from ledger_entry where account = ${`order:${id}`}`.execute(db())
    expect(Number(rows[0]?.sum)).toBe(0)
  })

  it("return a token pair for each simultaneous refresh, and only the first used pair stays valid", async () => {
    const { refreshToken } = await signUp()
    const refresh = (token: string) => api("/token", { form: { grant_type: "refresh_token", refresh_token: token } })
    const pairs = (await many(6, () => refresh(refreshToken))).map(({ body }) => tokens.parse(body))
    const responses = await Promise.all(pairs.map((pair) => refresh(pair.refresh_token)))
    expect(statuses(responses)).toEqual([200, 400, 400, 400, 400, 400])
    const firstTokens = tokens.parse(responses.find(({ status }) => status === 200)?.body)
    expect(await api("/profile", { token: firstTokens.access_token })).toMatchObject({ status: 200 })
    const lost = pairs.filter((_, at) => responses[at]?.status !== 200)
    for (const { access_token: token } of lost) expect(await api("/profile", { token })).toMatchObject({ status: 401 })
  })

  it("never overdraw with simultaneous withdrawals, and make one withdrawal for one id", async () => {
    const { email, token } = await signUp()
    const { id } = await db().selectFrom("customer").select("id").where("email", "=", email).executeTakeFirstOrThrow()
    const value = parseAmount("0.0105")
    await db()
      .transaction()
      .execute((tx) =>
        postEntries(
          tx,
          "payout",
          null,
          [
            ["pool", "btc", -value],
            [`balance:${id}`, "btc", value],
          ],
          0,
        ),
      )
    const withdraw = (which: string) =>
      api("/withdraws", { body: { id: which, amount: "0.001", address, currencyId: "btc" }, token })
    const same = randomUUID()
    expect(statuses(await many(6, () => withdraw(same)))).toEqual([200, 200, 200, 200, 200, 201])
    const responses = await many(30, () => withdraw(randomUUID()))
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(9)
    expect(responses.filter(({ body }) => (body as { code?: string }).code === "InsufficientBalance")).toHaveLength(21)
    expect(withdrawalSummary.parse((await api("/withdraws/summary?currencyId=btc", { token })).body).balance).toBe(
      "0.0005",
    )
    const history = await api("/dashboard/operationhistory/?operationType=Withdrawal&count=100", { token })
    expect(operationList.parse(history.body).total).toBe(10)
  })
})
