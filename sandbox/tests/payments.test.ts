import { expect, test } from "vitest"
import { day, hour } from "#sandbox/clock.ts"
import { parseAmount, formatAmount } from "#sandbox/money.ts"
import { contractList } from "#sandbox/schemas/shop.ts"
import { testStartTime, setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { api, desk, signUp, createOrder, getOrder, assign, invoiceFor, issued, pay, move, emailsTo } = setUpSandbox()

const sum = (...values: readonly string[]) =>
  formatAmount(values.map(parseAmount).reduce((total, value) => total + value, 0n))
const contracts = async (token: string) => contractList.strict().parse((await api("/contracts/", { token })).body)

const renewed = async (refresh_token: string) => {
  const response = await api("/token", { form: { grant_type: "refresh_token", refresh_token } })
  return (response.body as { access_token: string }).access_token
}

test("an invoice moves the order to Issued, and a second call gets the same one", async () => {
  const customer = await signUp()
  const { id } = await createOrder(customer.token)
  const requestInvoice = (currencyId: string) =>
    api(`/orders/${id}/invoices`, { body: { paymentType: "Crypto", currencyId }, token: customer.token })
  expect(await requestInvoice("btc")).toMatchObject({ status: 409, body: { code: "WrongState" } })
  await assign(id, customer)
  const responses = await Promise.all([requestInvoice("btc"), requestInvoice("btc"), requestInvoice("btc")])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 201])
  expect(new Set(responses.map(({ body }) => (body as { invoiceId: string }).invoiceId)).size).toBe(1)
  const order = await getOrder(id, customer.token)
  expect(order).toMatchObject({
    state: "Issued",
    invoice: responses[0]?.body,
    currentPaymentType: { paymentType: "Crypto", requisites: { state: "Created", needConfirmation: false } },
  })
  expect(
    order.paymentTypes.map(({ paymentType, currencyId, isActive }) => [paymentType, currencyId, isActive]),
  ).toEqual([
    ["Crypto", "btc", true],
    ["Crypto", "eth", false],
    ["CreditCard", "usd", false],
    ["CreditCard", "eur", false],
    ["TransferSEPA", "eur", false],
    ["TransferSwift", "usd", false],
  ])
  expect(await requestInvoice("eur")).toMatchObject({ status: 400, body: { code: "MethodUnavailable" } })
})

test("a payment address is well-formed, and stays with its invoice", async () => {
  const { customer, id, invoice } = await issued()
  expect(invoice.requisites.address).toMatch(/^bc1q[02-9ac-hj-np-z]{38}$/)
  const eth = await invoiceFor(id, customer, "eth")
  expect(eth.requisites.address).toMatch(/^0x[0-9a-f]{40}$/)
  expect(await invoiceFor(id, customer, "btc")).toEqual(invoice)
})

test("an exact payment completes the order, and the contract runs for twelve months", async () => {
  const { customer, id, invoice } = await issued()
  expect(await pay(invoice.invoiceId, { kind: "exact" })).toMatchObject({ body: { orderState: "Completed" } })
  const order = await getOrder(id, customer.token)
  expect(order).toMatchObject({
    state: "Completed",
    receivedAmount: "285",
    acceptedAmount: "285",
    items: [{ acceptedQuantity: "10", availableQuantity: "10" }],
    payments: [{ amount: invoice.amount, currencyId: "btc", paymentType: "Crypto" }],
    invoice: { remainAmount: "0", amount: invoice.amount, requisites: { state: "Charged" } },
  })
  expect(order.payments[0]?.externalId).toMatch(/^[0-9a-f]{64}$/)
  expect(await contracts(customer.token)).toMatchObject({
    total: 1,
    values: [
      {
        type: "Limited",
        state: "Active",
        productState: "Available",
        quantity: "10",
        unit: "Th",
        startDate: new Date(testStartTime).toISOString(),
        endDate: "2027-03-10T12:00:00.000Z",
      },
    ],
  })
})

test("an underpayment and its rest add up to the whole amount", async () => {
  const { customer, id, invoice } = await issued()
  await pay(invoice.invoiceId, { kind: "half" })
  const order = await getOrder(id, customer.token)
  expect(order).toMatchObject({ state: "UnderPaid", items: [{ acceptedQuantity: "0", availableQuantity: "5" }] })
  expect(sum(order.payments[0]?.amount ?? "", order.invoice?.remainAmount ?? "")).toBe(invoice.amount)
  expect(order.invoice?.amount).toBe(invoice.amount)
  expect(await contracts(customer.token)).toMatchObject({ total: 0 })
  await pay(invoice.invoiceId, { kind: "exact" })
  expect(await getOrder(id, customer.token)).toMatchObject({ state: "Completed", receivedAmount: "285" })
  expect(await contracts(customer.token)).toMatchObject({ total: 1 })
})

test("a difference above the tolerance is an underpayment or an overpayment", async () => {
  const short = await issued()
  await pay(short.invoice.invoiceId, { amount: sum(short.invoice.amount, "-0.00002") })
  expect(await getOrder(short.id, short.customer.token)).toMatchObject({
    state: "UnderPaid",
    invoice: { remainAmount: "0.00002" },
  })
  await pay(short.invoice.invoiceId, { kind: "exact" })
  expect(await getOrder(short.id, short.customer.token)).toMatchObject({ state: "Completed" })
  const over = await issued()
  await pay(over.invoice.invoiceId, { amount: sum(over.invoice.amount, "0.00002") })
  expect(await getOrder(over.id, over.customer.token)).toMatchObject({ state: "OverPaid" })
})

test("an overpaid order waits for a decision, with the quantity that the money would buy", async () => {
  const { customer, id, invoice } = await issued()
  await pay(invoice.invoiceId, { kind: "double" })
  const order = await getOrder(id, customer.token)
  expect(order).toMatchObject({ state: "OverPaid", expired: false, invoice: { remainAmount: "0" } })
  expect(Number(order.items[0]?.availableQuantity)).toBeCloseTo(20, 0)
  expect(await contracts(customer.token)).toMatchObject({ total: 0 })
})

test("a part paid in btc can be completed in eth, below the minimum of a first payment", async () => {
  const { customer, id, invoice } = await issued()
  await pay(invoice.invoiceId, { amount: sum(invoice.amount, "-0.00002") })
  const rest = await invoiceFor(id, customer, "eth")
  expect(Number(rest.amount)).toBeLessThan(0.02)
  await pay(rest.invoiceId, { kind: "exact" })
  expect(await getOrder(id, customer.token)).toMatchObject({ state: "Completed", receivedAmount: "285" })
})

test("reading an order after two hours reprices its invoice for another two", async () => {
  const { customer, id, invoice } = await issued()
  await move(2 * hour)
  const token = await renewed(customer.refreshToken)
  const order = await getOrder(id, token)
  expect(order.invoice).toMatchObject({
    invoiceId: invoice.invoiceId,
    requisites: { address: invoice.requisites.address },
    expireDate: new Date(testStartTime + 4 * hour).toISOString(),
  })
  expect(order.invoice?.amount).not.toBe(invoice.amount)
  expect((await getOrder(id, token)).invoice).toEqual(order.invoice)
  await pay(invoice.invoiceId, { kind: "exact" })
  expect(await getOrder(id, token)).toMatchObject({ state: "Completed", receivedAmount: "285" })
})

test("an underpaid order stays UnderPaid and is expired after a day", async () => {
  const { customer, id, invoice } = await issued()
  await pay(invoice.invoiceId, { kind: "half" })
  await move(day)
  const token = await renewed(customer.refreshToken)
  expect(await getOrder(id, token)).toMatchObject({ state: "UnderPaid", expired: true })
  const warnings = await api("/orders/?states=UnderPaid,OverPaid&count=1", { token })
  expect(warnings).toMatchObject({ body: { total: 1 } })
})

test("a contract ends after its twelve months", async () => {
  const { customer, invoice } = await issued()
  await pay(invoice.invoiceId, { kind: "exact" })
  const message = (await emailsTo(customer.email)).find(({ link }) => link.startsWith("/confirm"))
  await api("/signup/confirm", { body: { emailToken: message?.link.split("=")[1], mine: true } })
  const later = async (milliseconds: number) => {
    await move(milliseconds)
    const form = { grant_type: "password", username: customer.email, password: "correct-horse" }
    const { access_token: token } = (await api("/token", { form })).body as { access_token: string }
    const states = ["Active", "Expired"].map((state) => api(`/contracts/?state=${state}`, { token }))
    return (await Promise.all(states)).map(({ body }) => contractList.parse(body).total)
  }
  expect(await later(365 * day - 1)).toEqual([1, 0])
  expect(await later(1)).toEqual([0, 1])
})

test("concurrent payments are processed one after the other, and none is lost", async () => {
  const { customer, id, invoice } = await issued()
  const part = formatAmount(parseAmount(invoice.amount) / 5n)
  await Promise.all(Array.from({ length: 4 }, () => pay(invoice.invoiceId, { amount: part })))
  const order = await getOrder(id, customer.token)
  expect(order.payments).toHaveLength(4)
  expect(order.invoice?.remainAmount).toBe(formatAmount(parseAmount(invoice.amount) - 4n * parseAmount(part)))
})

test("the sold quantity of a sale is counted", async () => {
  const customer = await signUp()
  const { id } = await createOrder(customer.token, { code: "SALE20" })
  await assign(id, customer)
  const before = await api("/referralcodes/SALE20")
  const { invoiceId } = await invoiceFor(id, customer)
  await pay(invoiceId, { kind: "exact" })
  expect(before.body).toMatchObject({ limits: [{ totalQuantity: "1000", usedQuantity: "960" }] })
  expect((await api("/referralcodes/SALE20")).body).toMatchObject({ limits: [{ usedQuantity: "960" }] })
})

test("the desk refuses malformed amounts and unknown invoices", async () => {
  const { invoice } = await issued()
  for (const bad of ["0", "-1", "x", "1e2", ""]) {
    expect(await pay(invoice.invoiceId, { amount: bad })).toMatchObject({ status: 400 })
  }
  expect(await pay(crypto.randomUUID(), { kind: "exact" })).toMatchObject({ status: 404 })
  expect(await desk("/api/nothing")).toMatchObject({ status: 404 })
})
