import { expect, test } from "vitest"
import { day } from "#sandbox/clock.ts"
import { parseAmount, formatAmount } from "#sandbox/money.ts"
import { ledgerAccounts } from "#sandbox/rules/ledger.ts"
import { operationList } from "#sandbox/schemas/cabinet.ts"
import { loadLedgerSum, setUpSandbox, type Customer } from "#sandbox/testing/sandbox.ts"

const { api, db, desk, getOrder, invoiceFor, issued, pay, move } = setUpSandbox()

const renewed = async (customer: Customer): Promise<Customer> => {
  const form = { grant_type: "refresh_token", refresh_token: customer.refreshToken }
  const { access_token } = (await api("/token", { form })).body as { access_token: string }
  return { ...customer, token: access_token }
}
const balance = async ({ token }: Customer, coin = "btc") =>
  ((await api(`/withdraws/summary?currencyId=${coin}`, { token })).body as { balance: string }).balance

test("coins that arrive after the order's expiry are credited to the balance, and the order stays expired", async () => {
  const { customer, id, invoice } = await issued()
  await move(day)
  expect(await pay(invoice.invoiceId, { kind: "exact" })).toMatchObject({ status: 200 })
  const back = await renewed(customer)
  const order = await getOrder(id, back.token)
  expect(order).toMatchObject({
    state: "Expired",
    receivedAmount: "0",
    payments: [
      { amount: invoice.amount, currencyId: "btc", late: true, externalId: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ],
    credits: [{ amount: invoice.amount, currencyId: "btc", reason: "Late" }],
  })
  expect(await balance(back)).toBe(invoice.amount)
  const { values } = operationList.parse((await api("/dashboard/operationhistory/", { token: back.token })).body)
  expect(values).toMatchObject([
    {
      id: order.credits[0]?.id,
      operationType: "Bonus",
      unit: null,
      stateDescription: `Late payment for order ${order.number}.`,
    },
  ])
})

test("coins that arrive for an expired, partly paid order do not complete it, and are credited", async () => {
  const { customer, id, invoice } = await issued()
  await pay(invoice.invoiceId, { kind: "half" })
  const { receivedAmount } = await getOrder(id, customer.token)
  await move(day)
  await pay(invoice.invoiceId, { amount: "0.001" })
  const back = await renewed(customer)
  expect(await getOrder(id, back.token)).toMatchObject({
    state: "UnderPaid",
    expired: true,
    receivedAmount,
    credits: [{ amount: "0.001" }],
  })
  expect(await balance(back)).toBe("0.001")
})

test("coins sent to a replaced address are credited once the order is paid another way", async () => {
  const { customer, id, invoice } = await issued()
  const eth = await invoiceFor(id, customer, "eth")
  await pay(eth.invoiceId, { kind: "exact" })
  expect(await pay(invoice.invoiceId, { amount: "0.002" })).toMatchObject({
    status: 200,
    body: { orderState: "Completed" },
  })
  const order = await getOrder(id, customer.token)
  expect(order.payments.map(({ currencyId, late }) => [currencyId, late]).sort()).toEqual([
    ["btc", true],
    ["eth", false],
  ])
  expect(order.credits).toMatchObject([{ amount: "0.002", currencyId: "btc", reason: "Late" }])
  expect(await balance(customer)).toBe("0.002")
  expect(await loadLedgerSum(db(), ledgerAccounts.order(id), "usd")).toBe("0")
})

test("a second payment to the same address is credited while the decision about an overpayment is open", async () => {
  const { customer, id, invoice } = await issued()
  await pay(invoice.invoiceId, { kind: "double" })
  const before = await getOrder(id, customer.token)
  await pay(invoice.invoiceId, { kind: "exact" })
  const order = await getOrder(id, customer.token)
  expect(order).toMatchObject({ state: "OverPaid", remainder: before.remainder, receivedAmount: before.receivedAmount })
  expect(order.credits).toMatchObject([{ reason: "Late", currencyId: "btc" }])
})

test("a transfer that arrives after the end of its order is credited in bitcoin", async () => {
  const { customer, id } = await issued()
  await api("/profile/identify", { body: { firstName: "A", lastName: "B", country: "DE" }, token: customer.token })
  const form = { body: { paymentType: "TransferSEPA", currencyId: "eur" }, token: customer.token }
  const { invoiceId } = (await api(`/orders/${id}/invoices`, form)).body as { invoiceId: string }
  await desk(`/api/invoices/${invoiceId}/state`, { body: { state: "expired" } })
  expect(await pay(invoiceId, { amount: "92" })).toMatchObject({ status: 200 })
  const [credit] = (await getOrder(id, customer.token)).credits
  // The credit is the late 100 dollars, at about 64,250 dollars for one btc.
  expect(Number(credit?.amount)).toBeGreaterThan(0.00154)
  expect(Number(credit?.amount)).toBeLessThan(0.00158)
})

test("a payment of a replaced transfer invoice is credited while the order waits, and does not pay it", async () => {
  const { customer, id } = await issued()
  await api("/profile/identify", { body: { firstName: "A", lastName: "B", country: "DE" }, token: customer.token })
  const requestInvoice = async () =>
    (
      await api(`/orders/${id}/invoices`, {
        body: { paymentType: "TransferSEPA", currencyId: "eur" },
        token: customer.token,
      })
    ).body as { invoiceId: string }
  const first = await requestInvoice()
  await desk(`/api/invoices/${first.invoiceId}/state`, { body: { state: "invoiceExpired" } })
  const second = await requestInvoice()
  expect(second.invoiceId).not.toBe(first.invoiceId)
  await pay(first.invoiceId, { amount: "50" })
  expect(await getOrder(id, customer.token)).toMatchObject({
    state: "Issued",
    payments: [{ late: true }],
    credits: [{ reason: "Late" }],
  })
})

test("the desk finds settled invoices by search, and its scene leads to an order with a late payment", async () => {
  const { customer, id, invoice } = await issued()
  await move(day)
  const listed = async (find: string) =>
    (await desk(`/api/invoices?find=${find}`)).body as { id: string; orderState: string }[]
  expect((await listed(id)).map((row) => row.id)).toEqual([invoice.invoiceId])
  expect((await listed("")).map((row) => row.id)).not.toContain(invoice.invoiceId)
  expect(customer.email).toContain("@")
  const scene = await desk("/api/scenes", { body: { scene: "btc.late" } })
  const { path, access_token } = scene.body as { path: string; access_token: string }
  const order = await getOrder(path.split("/")[2] ?? "", access_token)
  expect(order).toMatchObject({ state: "Expired", payments: [{ late: true }], credits: [{ reason: "Late" }] })
  expect(formatAmount(parseAmount(order.credits[0]?.amount ?? "0"))).toBe(order.payments[0]?.amount)
})
