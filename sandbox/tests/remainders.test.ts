import { expect, test } from "vitest"
import { parseAmount, formatAmount, multiplyAmounts, roundToStep } from "#sandbox/money.ts"
import { ledgerAccounts } from "#sandbox/rules/ledger.ts"
import { operationList, summaryItem } from "#sandbox/schemas/cabinet.ts"
import { contractList } from "#sandbox/schemas/shop.ts"
import { loadLedgerSum, setUpSandbox, type Customer } from "#sandbox/testing/sandbox.ts"

const { api, db, signUp, createOrder, getOrder, assign, invoiceFor, issued, pay } = setUpSandbox()

const act = (id: string, name: string, { token }: Customer) => api(`/orders/${id}/${name}`, { body: {}, token })
const history = async ({ token }: Customer, locale = "en-US") => {
  const headers = { "Accept-Language": locale }
  return operationList.parse((await api("/dashboard/operationhistory/", { token, headers })).body).values
}
const balance = async ({ token }: Customer, coin = "btc") =>
  ((await api(`/withdraws/summary?currencyId=${coin}`, { token })).body as { balance: string }).balance

test("an overpayment below one step is shown as the remainder, and credited in the paid coin on completion", async () => {
  const { customer, id, invoice } = await issued()
  const over = parseAmount("0.00002")
  await pay(invoice.invoiceId, { amount: formatAmount(parseAmount(invoice.amount) + over) })
  const order = await getOrder(id, customer.token)
  expect(order).toMatchObject({
    state: "OverPaid",
    items: [{ quantity: "10", availableQuantity: "10" }],
    remainder: { currencyId: "btc" },
    credits: [],
  })
  const remainder = parseAmount(order.remainder?.amount ?? "0")
  expect(remainder).toBe(over)
  expect(Number(order.remainder?.localizedAmount)).toBeCloseTo(Number(order.receivedAmount) - 285, 6)
  expect(await act(id, "complete", customer)).toMatchObject({
    status: 200,
    body: {
      state: "Completed",
      acceptedAmount: "285",
      remainder: null,
      items: [{ acceptedQuantity: "10" }],
      credits: [{ amount: formatAmount(remainder), currencyId: "btc", reason: "Remainder" }],
    },
  })
  expect(await balance(customer)).toBe(formatAmount(remainder))
  expect(await loadLedgerSum(db(), ledgerAccounts.order(id), "usd")).toBe("0")
})

test("an overpayment at the maximum buys power up to the maximum, and the rest is credited", async () => {
  const customer = await signUp()
  const items = [{ productId: "eth2-staking", quantity: "32" }]
  const { id } = (await api("/orders", { body: { id: crypto.randomUUID(), items }, token: customer.token })).body as {
    id: string
  }
  await assign(id, customer)
  const invoice = await invoiceFor(id, customer, "eth")
  await pay(invoice.invoiceId, { kind: "double" })
  const order = await getOrder(id, customer.token)
  expect(order.items[0]).toMatchObject({ quantity: "32", availableQuantity: "32" })
  const back = parseAmount(order.remainder?.amount ?? "0")
  expect(formatAmount(back)).toBe(invoice.amount)
  await act(id, "complete", customer)
  expect(await balance(customer, "eth")).toBe(formatAmount(back))
  expect(
    contractList
      .parse((await api("/contracts/", { token: customer.token })).body)
      .values.map(({ quantity }) => quantity),
  ).toEqual(["32"])
})

test("an overpayment of several steps buys whole steps, and the rest is credited", async () => {
  const { customer, id, invoice } = await issued()
  await pay(invoice.invoiceId, { kind: "double" })
  const { remainder } = await getOrder(id, customer.token)
  await act(id, "complete", customer)
  const order = await getOrder(id, customer.token)
  const worth = multiplyAmounts(parseAmount(order.items[0]?.acceptedQuantity ?? ""), parseAmount("28.5"), "half-up")
  expect(roundToStep(worth, parseAmount("2.85"), "down")).toBe(worth)
  expect(parseAmount(order.receivedAmount) - worth).toBeLessThan(parseAmount("2.85"))
  expect(order.credits).toEqual(remainder === null ? [] : [expect.objectContaining({ amount: remainder.amount })])
})

test("the remainder of a voucher is credited in bitcoin at the rate of its arrival", async () => {
  const customer = await signUp({ currencyId: "zar" })
  const { id } = await createOrder(customer.token, {}, "4999.9")
  await assign(id, customer)
  const form = { body: { paymentType: "TransferSwift", currencyId: "usd" }, token: customer.token }
  await api("/profile/identify", { body: { firstName: "A", lastName: "B", country: "DE" }, token: customer.token })
  // The order would cost 142,497.15 dollars, which is above the limit of a transfer, so the test reduces the quantity.
  const {
    items: [item],
  } = await getOrder(id, customer.token)
  await api(`/orders/${id}/items/${item?.id}`, { method: "PATCH", body: { quantity: "100" }, token: customer.token })
  const invoice = (await api(`/orders/${id}/invoices`, form)).body as { invoiceId: string; amount: string }
  await pay(invoice.invoiceId, { amount: "2851.42" })
  const { remainder } = await getOrder(id, customer.token)
  expect(remainder).toMatchObject({ currencyId: "btc" })
  const worth = parseAmount(remainder?.amount ?? "0")
  // The remainder is 1.42 dollars, at about 64,250 dollars for one btc.
  expect(Number(formatAmount(worth))).toBeGreaterThan(0.0000218)
  expect(Number(formatAmount(worth))).toBeLessThan(0.0000224)
  await act(id, "complete", customer)
  expect(await balance(customer)).toBe(remainder?.amount)
})

test("accepting a part credits its remainder below one step", async () => {
  const { customer, id, invoice } = await issued()
  await pay(invoice.invoiceId, { amount: formatAmount(parseAmount(invoice.amount) / 2n + parseAmount("0.00001")) })
  const { remainder, items } = await getOrder(id, customer.token)
  expect(items[0]).toMatchObject({ availableQuantity: "5" })
  // An odd amount has no exact half. The additional satoshi is part of the price.
  expect([parseAmount("0.00001"), parseAmount("0.00001") - 1n]).toContain(parseAmount(remainder?.amount ?? ""))
  await act(id, "accept", customer)
  expect(await balance(customer)).toBe(remainder?.amount)
})

test("the history shows a credited remainder as a bonus with a description in the reader's language", async () => {
  const { customer, id, invoice } = await issued()
  await pay(invoice.invoiceId, { amount: formatAmount(parseAmount(invoice.amount) + parseAmount("0.00002")) })
  await act(id, "complete", customer)
  const { number } = await getOrder(id, customer.token)
  expect(await history(customer)).toMatchObject([
    {
      operationType: "Bonus",
      unit: null,
      quantity: null,
      state: "Completed",
      currencyId: "btc",
      stateDescription: `Left over from order ${number}.`,
    },
  ])
  expect(await history(customer, "ru-RU")).toMatchObject([{ stateDescription: `Остаток от оплаты заказа ${number}.` }])
})

test("a credited remainder is excluded from the last payout and the total paid", async () => {
  const { customer, id, invoice } = await issued()
  await pay(invoice.invoiceId, { amount: formatAmount(parseAmount(invoice.amount) + parseAmount("0.00002")) })
  await act(id, "complete", customer)
  const credited = (await getOrder(id, customer.token)).credits[0]?.amount
  const summary = (await api("/dashboard/summary/", { token: customer.token })).body as unknown[]
  expect(summary.map((item) => summaryItem.parse(item))).toMatchObject([
    { unit: "Th", baseBalance: { amount: credited }, baseOperation: null, baseRevenue: { amount: "0" } },
  ])
})
