import { sql } from "kysely"
import { expect, test } from "vitest"
import { day, hour, minute } from "#sandbox/clock.ts"
import { parseAmount, formatAmount } from "#sandbox/money.ts"
import { ledgerAccounts } from "#sandbox/rules/ledger.ts"
import { order as orderSchema, orderList } from "#sandbox/schemas/orders.ts"
import { contractList, recentPurchases } from "#sandbox/schemas/shop.ts"
import { setUpSandbox, type Customer } from "#sandbox/testing/sandbox.ts"

const { api, db, signUp, createOrder, getOrder, assign, invoiceFor, issued, pay, move } = setUpSandbox()

const act = (id: string, name: string, { token }: Customer) => api(`/orders/${id}/${name}`, { body: {}, token })
const bonus = (id: string, { token }: Customer, productId = "btc-limited") =>
  api(`/orders/${id}/items/${productId}/offers/bonusQuantity`, { body: {}, token })
const contracts = async ({ token }: Customer) => contractList.parse((await api("/contracts/", { token })).body)
const renewed = async (customer: Customer): Promise<Customer> => {
  const form = { grant_type: "refresh_token", refresh_token: customer.refreshToken }
  const { access_token } = (await api("/token", { form })).body as { access_token: string }
  return { ...customer, token: access_token }
}
const balance = async (account: string, currency: string): Promise<string> => {
  const { rows } = await sql<{ sum: string }>`select coalesce(sum(amount), 0)::text as sum from ledger_entry
    where account = ${account} and currency = ${currency}`.execute(db())
  return formatAmount(parseAmount(rows[0]?.sum ?? "0"))
}
const halfPaid = async () => {
  const made = await issued()
  await pay(made.invoice.invoiceId, { kind: "half" })
  return made
}

test("accepting a paid part completes the order with the paid quantity, and nothing is due", async () => {
  const { customer, id } = await halfPaid()
  const accepted = orderSchema.strict().parse((await act(id, "accept", customer)).body)
  expect(accepted).toMatchObject({
    state: "Completed",
    localizedCost: "285",
    acceptedAmount: "142.5",
    items: [{ quantity: "10", acceptedQuantity: "5", availableQuantity: "5" }],
    invoice: { remainAmount: "0", requisites: { state: "Charged" } },
  })
  expect((await contracts(customer)).values.map(({ quantity }) => quantity)).toEqual(["5"])
  expect(await balance(ledgerAccounts.order(id), "usd")).toBe("0")
  expect(await act(id, "accept", customer)).toMatchObject({ status: 409, body: { code: "WrongState" } })
})

test("a part at or below the minimum is not accepted, and nothing changes", async () => {
  const { customer, id, invoice } = await issued()
  expect(await act(id, "accept", customer)).toMatchObject({ status: 409, body: { code: "WrongState" } })
  await pay(invoice.invoiceId, { amount: formatAmount(parseAmount(invoice.amount) / 10n) })
  expect(await act(id, "accept", customer)).toMatchObject({ status: 409, body: { code: "TooLittlePaid" } })
  expect(await getOrder(id, customer.token)).toMatchObject({ state: "UnderPaid" })
  expect((await contracts(customer)).total).toBe(0)
})

test("a paid part can be accepted after the order has expired", async () => {
  const { customer, id } = await halfPaid()
  await move(2 * day)
  const back = await renewed(customer)
  expect(await getOrder(id, back.token)).toMatchObject({ state: "UnderPaid", expired: true })
  expect(await act(id, "accept", back)).toMatchObject({ status: 200, body: { state: "Completed", expired: false } })
})

test("completing an overpaid order adds the extra quantity, and a payment that names its origin", async () => {
  const { customer, id, invoice } = await issued()
  await pay(invoice.invoiceId, { kind: "double" })
  expect(await act(id, "accept", customer)).toMatchObject({ status: 409 })
  const [first, second] = await Promise.all([act(id, "complete", customer), act(id, "complete", customer)])
  expect([first.status, second.status].sort()).toEqual([200, 409])
  const order = await getOrder(id, customer.token)
  expect(order).toMatchObject({ state: "Completed", items: [{ quantity: "10", acceptedQuantity: "20" }] })
  expect(order.payments).toContainEqual(
    expect.objectContaining({ paymentType: "fromOverpay", currencyId: "usd", externalId: null }),
  )
  expect((await contracts(customer)).values.map(({ quantity }) => quantity)).toEqual(["20"])
  expect(await balance(ledgerAccounts.order(id), "usd")).toBe("0")
})

test("a hidden order leaves the list, and remains available under its URL", async () => {
  const { customer, id } = await issued()
  const open = (await createOrder(customer.token)).id
  expect(await act(open, "hide", customer)).toMatchObject({ status: 409 })
  expect(await act(id, "hide", customer)).toMatchObject({ status: 204, body: "" })
  expect(await act(id, "hide", customer)).toMatchObject({ status: 204 })
  const list = orderList.parse((await api("/orders/", customer)).body)
  expect([list.total, list.values.map((value) => value.id)]).toEqual([1, [open]])
  expect(await getOrder(id, customer.token)).toMatchObject({ state: "Issued" })
  await move(day)
  expect(await act(open, "hide", await renewed(customer))).toMatchObject({ status: 204 })
})

test.for(["accept", "complete", "hide"])("%s is allowed only to the owner of the order", async (name) => {
  const { id } = await halfPaid()
  expect(await act(id, name, await signUp())).toMatchObject({ status: 404 })
  expect(await api(`/orders/${id}/${name}`, { body: {} })).toMatchObject({ status: 401 })
})

test("a bonus is offered by quantity, accepted once, and added to the contract", async () => {
  const customer = await signUp()
  const { id, bonusOffer } = await createOrder(customer.token)
  expect(bonusOffer).toBeNull()
  await assign(id, customer)
  expect(await getOrder(id, customer.token)).toMatchObject({
    bonusOffer: { productId: "btc-limited", startRange: "10", endRange: "49.9", quantity: "0.5" },
    bonus: null,
  })
  expect(await bonus(id, customer, "btc-unlimited")).toMatchObject({ status: 404 })
  const [first, second] = await Promise.all([bonus(id, customer), bonus(id, customer)])
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.body).toMatchObject({ bonusOffer: null, localizedCost: "285", bonus: { quantity: "0.5" } })
  const invoice = await invoiceFor(id, customer)
  await pay(invoice.invoiceId, { kind: "exact" })
  expect((await contracts(customer)).values.map(({ quantity }) => quantity)).toEqual(["10.5"])
  expect(await getOrder(id, customer.token)).toMatchObject({ bonus: { quantity: "0.5" } })
})

test("a bonus is refused after its 15 minutes, which begin with the offer's date", async () => {
  const { customer, id } = await issued()
  const { createDate, bonusOffer } = await getOrder(id, customer.token)
  expect(bonusOffer?.date).toBe(createDate)
  await move(15 * minute - 5_000)
  expect((await getOrder(id, customer.token)).bonusOffer).not.toBeNull()
  await move(5_000)
  const back = await renewed(customer)
  expect(await getOrder(id, back.token)).toMatchObject({ bonusOffer: null, bonus: null })
  expect(await bonus(id, back)).toMatchObject({ status: 409, body: { code: "WrongState" } })
})

test("a bonus expires after two hours, or when the quantity changes", async () => {
  const { customer, id, invoice } = await issued()
  await bonus(id, customer)
  await move(2 * hour)
  const back = await renewed(customer)
  expect(await getOrder(id, back.token)).toMatchObject({ bonus: null, bonusOffer: null })
  await pay(invoice.invoiceId, { kind: "exact" })
  expect((await contracts(back)).values.map(({ quantity }) => quantity)).toEqual(["10"])
  const other = await issued()
  await bonus(other.id, other.customer)
  const {
    items: [item],
  } = await getOrder(other.id, other.customer.token)
  const body = { quantity: "9" }
  const path = `/orders/${other.id}/items/${item?.id}`
  expect(await api(path, { method: "PATCH", body, token: other.customer.token })).toMatchObject({
    body: { bonus: null, bonusOffer: null },
  })
})

test("changes, a payment and an accept at the same time run one after the other, and the ledger balances", async () => {
  const { customer, id, invoice } = await issued()
  const {
    items: [item],
  } = await getOrder(id, customer.token)
  const patch = (quantity: string) =>
    api(`/orders/${id}/items/${item?.id}`, { method: "PATCH", body: { quantity }, token: customer.token })
  await Promise.all([
    patch("12"),
    pay(invoice.invoiceId, { kind: "half" }),
    patch("14"),
    act(id, "accept", customer),
    patch("16"),
  ])
  const order = await getOrder(id, customer.token)
  const owned = (await contracts(customer)).values.map(({ quantity }) => quantity)
  expect(owned).toEqual(order.state === "Completed" ? [order.items[0]?.acceptedQuantity] : [])
})

test("recent purchases are anonymous", async () => {
  const list = recentPurchases.parse((await api("/fomo/recentPurchases")).body)
  expect(list.length).toBeGreaterThan(0)
  for (const { email, countryId } of list)
    expect([email, countryId]).toEqual([expect.stringMatching(/^.\*\*\*.?@/), expect.stringMatching(/^[A-Z]{2}$/)])
})
