import { expect, test } from "vitest"
import { createFetchHandler } from "#sandbox/app.ts"
import { parseAmount, formatAmount } from "#sandbox/money.ts"
import { ledgerAccounts } from "#sandbox/rules/ledger.ts"
import { defaultPaymentTolerance, readTolerance, withinTolerance } from "#sandbox/rules/tolerance.ts"
import { contractList } from "#sandbox/schemas/shop.ts"
import { loadLedgerSum, testStartTime, setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { api, db, signUp, createOrder, getOrder, assign, invoiceFor, issued, pay } = setUpSandbox()

const less = (whole: string, part: string) => formatAmount(parseAmount(whole) - parseAmount(part))

test("a payment that is one satoshi short completes the order, and the tolerated amount is shown", async () => {
  const { customer, id, invoice } = await issued()
  expect(await pay(invoice.invoiceId, { amount: less(invoice.amount, "0.00000001") })).toMatchObject({
    body: { orderState: "Completed" },
  })
  expect(await getOrder(id, customer.token)).toMatchObject({
    state: "Completed",
    tolerance: { amount: "0.00000001", currencyId: "btc" },
    acceptedAmount: "285",
    items: [{ acceptedQuantity: "10" }],
    invoice: { remainAmount: "0", requisites: { state: "Charged" } },
  })
  expect(contractList.parse((await api("/contracts/", customer)).body).values.map(({ quantity }) => quantity)).toEqual([
    "10",
  ])
  expect(await loadLedgerSum(db(), ledgerAccounts.order(id), "usd")).toBe("0")
  expect(parseAmount(await loadLedgerSum(db(), ledgerAccounts.tolerance, "usd"))).toBeLessThan(0n)
})

test("an exact payment tolerates nothing", async () => {
  const { customer, id, invoice } = await issued()
  await pay(invoice.invoiceId, { kind: "exact" })
  expect(await getOrder(id, customer.token)).toMatchObject({ state: "Completed", tolerance: null, credits: [] })
})

const more = (whole: string, part: string) => formatAmount(parseAmount(whole) + parseAmount(part))

test.each(["0.00000001", "0.000015"])(
  "an overpayment of %s completes the order, and is credited to the last digit",
  async (over) => {
    const { customer, id, invoice } = await issued()
    expect(await pay(invoice.invoiceId, { amount: more(invoice.amount, over) })).toMatchObject({
      body: { orderState: "Completed" },
    })
    expect(await getOrder(id, customer.token)).toMatchObject({
      state: "Completed",
      tolerance: null,
      acceptedAmount: "285",
      items: [{ acceptedQuantity: "10" }],
      credits: [{ amount: over, currencyId: "btc", reason: "Remainder" }],
      invoice: { remainAmount: "0", requisites: { state: "Charged" } },
    })
    expect((await api("/withdraws/summary?currencyId=btc", customer)).body).toMatchObject({ balance: over })
    expect(await loadLedgerSum(db(), ledgerAccounts.order(id), "usd")).toBe("0")
  },
)

test("an overpayment above the tolerance waits for the customer's decision", async () => {
  const { customer, id, invoice } = await issued()
  await pay(invoice.invoiceId, { amount: more(invoice.amount, "0.000017") })
  expect(await getOrder(id, customer.token)).toMatchObject({ state: "OverPaid", remainder: { amount: "0.000017" } })
})

test("a dollar of 285 is tolerated, as 0.5 % up to a dollar, and more is underpaid", async () => {
  const within = await issued()
  // The shortfall of 0.000015 btc is below the tolerated dollar, which is about 0.0000155 btc.
  await pay(within.invoice.invoiceId, { amount: less(within.invoice.amount, "0.000015") })
  expect(await getOrder(within.id, within.customer.token)).toMatchObject({
    state: "Completed",
    tolerance: { amount: "0.000015" },
  })
  const above = await issued()
  await pay(above.invoice.invoiceId, { amount: less(above.invoice.amount, "0.000017") })
  expect(await getOrder(above.id, above.customer.token)).toMatchObject({ state: "UnderPaid", tolerance: null })
})

test("a small order tolerates half a percent, and at least 546 satoshi", async () => {
  const small = async (short: string) => {
    const customer = await signUp()
    const { id } = await createOrder(customer.token, {}, "2.3")
    await assign(id, customer)
    const invoice = await invoiceFor(id, customer)
    await pay(invoice.invoiceId, { amount: less(invoice.amount, short) })
    return (await getOrder(id, customer.token)).state
  }
  // The tolerance of 0.5 % of 65.55 dollars is 0.33 dollars, about 510 satoshi. The limit is the dust of 546 satoshi, because it is larger.
  expect(await small("0.00000546")).toBe("Completed")
  expect(await small("0.00000547")).toBe("UnderPaid")
})

test("the rest of a partly paid order is tolerated too, up to 0.0001 in eth", async () => {
  const { customer, id, invoice } = await issued()
  await pay(invoice.invoiceId, { kind: "half" })
  const rest = await invoiceFor(id, customer, "eth")
  await pay(rest.invoiceId, { amount: less(rest.amount, "0.0001") })
  expect(await getOrder(id, customer.token)).toMatchObject({
    state: "Completed",
    tolerance: { amount: "0.0001", currencyId: "eth" },
  })
})

test("a part below the tolerated amount stays underpaid", async () => {
  const { customer, id, invoice } = await issued()
  await pay(invoice.invoiceId, { amount: "0.000001" })
  expect(await getOrder(id, customer.token)).toMatchObject({ state: "UnderPaid" })
})

test("SANDBOX_TOLERANCE and SANDBOX_TOLERANCE_MAX set the tolerance, which is 0.5 % and a dollar by default", () => {
  expect(readTolerance({})).toEqual(defaultPaymentTolerance)
  expect(readTolerance({ SANDBOX_TOLERANCE: "2", SANDBOX_TOLERANCE_MAX: "10" })).toEqual({
    percent: parseAmount("2"),
    maxAmount: parseAmount("10"),
  })
  expect(() => readTolerance({ SANDBOX_TOLERANCE: "half" })).toThrow(/SANDBOX_TOLERANCE must be/)
  const isTolerated = (environment: Record<string, string>, off: string) =>
    withinTolerance(
      { off: parseAmount(off), cost: parseAmount("1000"), coin: "btc", rate: parseAmount("50000") },
      readTolerance(environment),
    )
  // At this rate, 0.0001 btc cost 5 dollars.
  expect([
    isTolerated({}, "0.0001"),
    isTolerated({ SANDBOX_TOLERANCE_MAX: "5" }, "0.0001"),
    isTolerated({ SANDBOX_TOLERANCE: "0" }, "0.00000546"),
  ]).toEqual([false, true, true])
})

test("a sandbox applies its own tolerance", async () => {
  const { customer, id, invoice } = await issued()
  const wide = createFetchHandler(db(), {
    now: () => testStartTime,
    tolerance: { percent: parseAmount("10"), maxAmount: parseAmount("100") },
  })
  const body = JSON.stringify({ amount: less(invoice.amount, "0.0002") })
  const headers = { "Content-Type": "application/json" }
  await wide(
    new Request(`http://localhost/sandbox/api/invoices/${invoice.invoiceId}/pay`, { method: "POST", headers, body }),
  )
  expect(await getOrder(id, customer.token)).toMatchObject({ state: "Completed" })
})
