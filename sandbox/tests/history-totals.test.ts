import { expect, test } from "vitest"
import type { z } from "zod"
import { day } from "#sandbox/clock.ts"
import { buyContract } from "#sandbox/desk/buying.ts"
import { parseAmount, formatAmount, multiplyAmounts } from "#sandbox/money.ts"
import { bookDuePayouts } from "#sandbox/rules/payouts.ts"
import { coinRate } from "#sandbox/rules/rates.ts"
import { historyTotal, operation } from "#sandbox/schemas/cabinet.ts"
import { lockByEmail, offering, testStartTime, setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { api, assign, createOrder, db, desk, invoiceFor, pay, signUp } = setUpSandbox(offering("history"))

type Operation = z.output<typeof operation>
type Total = z.output<typeof historyTotal>

/** Pays for an order, and a dollar and a half too much. */
const overpay = async (token: string, email: string) => {
  const { id } = await createOrder(token)
  await assign(id, { email, token, refreshToken: "" })
  const invoice = await invoiceFor(id, { email, token, refreshToken: "" })
  await pay(invoice.invoiceId, { amount: formatAmount(parseAmount(invoice.amount) + parseAmount("0.000025")) })
  expect(await api(`/orders/${id}/complete`, { body: {}, token })).toMatchObject({ status: 200 })
}

/** Creates a customer with every kind of contract for a year, returned money, and withdrawals in each state. */
const generatedYear = async () => {
  const customer = await signUp()
  await db()
    .transaction()
    .execute(async (tx) => {
      const user = await lockByEmail(tx, customer.email)
      const then = testStartTime - 360 * day
      for (const [productId, quantity] of [
        ["btc-limited", "100"],
        ["btc-unlimited", "250"],
        ["eth-unlimited", "2000"],
        ["eth2-staking", "4"],
      ] as const)
        await buyContract(tx, { customer: user, seed: 1, now: then, productId, quantity })
      await bookDuePayouts(tx, { seed: 1, origin: null }, user.id, testStartTime)
    })
  for (const [index, state] of ["Created", "Completed", "Rejected"].entries()) {
    const id = `d0f1a6f2-2d0f-4a53-9b9e-8f1a3f6c000${index}`
    const body = { id, amount: "0.001", address: "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4", currencyId: "btc" }
    expect(await api("/withdraws", { body, token: customer.token })).toMatchObject({ status: 201 })
    const decision = state === "Rejected" ? { state, reason: "wrongAddress" } : { state }
    if (state !== "Created") await desk(`/api/withdrawals/${id}`, { body: decision })
  }
  await overpay(customer.token, customer.email)
  return customer.token
}

const exported = async (token: string, query = ""): Promise<readonly Operation[]> => {
  const { body } = await api(`/dashboard/operationhistory/export${query}`, { token })
  return String(body)
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => operation.strict().parse(JSON.parse(line)))
}
const loadTotals = async (token: string, query = ""): Promise<readonly Total[]> =>
  historyTotal.array().parse((await api(`/dashboard/operationhistory/totals${query}`, { token })).body)

const kindOf = ({ operationType, quantity, unit }: Operation) =>
  operationType === "Bonus" && quantity === null && unit === null ? ("Returned" as const) : operationType

/** Sums an export as a customer would in a spreadsheet. Rejected operations moved nothing. */
const summed = (rows: readonly Operation[]): readonly Total[] => {
  const counted = rows.filter(({ state }) => state !== "Rejected")
  const keys = [...new Set(counted.map((row) => `${kindOf(row)} ${row.currencyId}`))].toSorted()
  return keys.map((key) => {
    const own = counted.filter((row) => `${kindOf(row)} ${row.currencyId}` === key)
    const sumOf = (texts: readonly string[]) => formatAmount(texts.reduce((sum, text) => sum + parseAmount(text), 0n))
    const { currencyId, equivalent } = own[0]!
    return {
      operationType: kindOf(own[0]!),
      amount: { amount: sumOf(own.map((row) => row.amount)), currencyId },
      equivalent: { amount: sumOf(own.map((row) => row.equivalent.amount)), currencyId: equivalent.currencyId },
    }
  })
}

const debits = ["Withdrawal", "MaintenanceFee"]
const netOf = (totals: readonly Total[]) =>
  formatAmount(
    totals.reduce(
      (sum, { operationType, amount: { amount: part } }) =>
        sum + (debits.includes(operationType) ? -parseAmount(part) : parseAmount(part)),
      0n,
    ),
  )

test("the export and the totals of a generated year agree, with every filter", { timeout: 60_000 }, async () => {
  const token = await generatedYear()
  const all = await exported(token)
  expect(all.length).toBeGreaterThan(2_000)
  for (const query of [
    "",
    "?coin=eth",
    "?operationType=MaintenanceFee",
    "?operationType=Bonus",
    "?operationType=Returned",
    "?operationType=Withdrawal&coin=btc&currencyId=eur",
    "?start=2025-06-01T00:00&end=2025-06-30T23:59&timeZone=Asia/Tokyo",
  ]) {
    const rows = await exported(token, query)
    expect(rows.length).toBeGreaterThan(0)
    expect(await loadTotals(token, query)).toEqual(summed(rows))
  }
  const balance = async (coin: string) =>
    ((await api(`/withdraws/summary?currencyId=${coin}`, { token })).body as { balance: string }).balance
  for (const coin of ["btc", "eth"]) expect(netOf(await loadTotals(token, `?coin=${coin}`))).toBe(await balance(coin))
  expect(await loadTotals(token, "?operationType=Returned")).toMatchObject([
    { operationType: "Returned", amount: { amount: "0.000025", currencyId: "btc" } },
  ])
  const counts = []
  for (const type of ["Bonus", "Returned", "MaintenanceFee", "Withdrawal"])
    counts.push((await exported(token, `?operationType=${type}`)).length)
  expect(counts.reduce((sum, one) => sum + one, 0)).toBe(all.length)
  const [withdrawn] = await loadTotals(token, "?operationType=Withdrawal")
  // The history has three withdrawals. The rejected one does not count, unlike the Created and the Completed one.
  expect(withdrawn).toMatchObject({ operationType: "Withdrawal", amount: { amount: "0.002", currencyId: "btc" } })
  expect((await exported(token, "?coin=eth")).every(({ currencyId }) => currencyId === "eth")).toBe(true)
  const [newest] = await exported(token, "?operationType=Bonus&coin=btc&currencyId=usd")
  const rate = coinRate(1, "btc", Date.parse(newest!.operationDate))
  expect(newest!.equivalent).toEqual({
    amount: formatAmount(multiplyAmounts(parseAmount(newest!.amount), rate, "half-up")),
    currencyId: "usd",
  })
})

test("a history without operations has no totals", async () => {
  const { token } = await signUp()
  expect(await loadTotals(token)).toEqual([])
})
