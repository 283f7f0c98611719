import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { day } from "#sandbox/clock.ts"
import { orderList } from "#sandbox/schemas/orders.ts"
import { contractList } from "#sandbox/schemas/shop.ts"
import { setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { api, signUp, createOrder, getOrder, assign, invoiceFor, move } = setUpSandbox()

const items = (quantity: string, productId = "btc-limited") => [{ quantity, productId }]

test("repeating an order returns the same order, and its id is refused for another order", async () => {
  const id = randomUUID()
  const body = { id, items: items("10") }
  const [first, second] = await Promise.all([api("/orders", { body }), api("/orders", { body })])
  expect([first.status, second.status].sort()).toEqual([200, 201])
  expect(first.body).toEqual(second.body)
  const other = await api("/orders", { body: { id, items: items("11") } })
  expect(other).toMatchObject({ status: 409, body: { code: "IdReused" } })
})

test.for([
  ["quantity", { items: items("0") }],
  ["quantity", { items: items("0.9") }],
  ["quantity", { items: items("5000.1") }],
  ["quantity", { items: items("10.05") }],
  ["quantity", { items: items("1e5") }],
  ["quantity", { items: items("-1") }],
  ["quantity", { items: items("0,5") }],
  ["quantity", { items: [{ quantity: 10, productId: "btc-limited" }] }],
  ["productId", { items: items("10", "nothing") }],
  ["productId", { items: items("10", "btc-classic") }],
  ["items", { items: [] }],
  ["code", { items: items("10"), code: "ENDED15" }],
  ["code", { items: items("51"), code: "SALE20" }],
  ["id", { id: "1", items: items("10") }],
] as const)("an order with a bad %s is refused: %o", async ([field, body]) => {
  const response = await api("/orders", { body: { id: randomUUID(), ...body } })
  expect(response).toMatchObject({ status: 400, body: { field } })
})

test("a visitor can read and change an unassigned order, and only the owner an assigned one", async () => {
  const {
    id,
    items: [item],
  } = await createOrder()
  expect(await getOrder(id)).toMatchObject({ state: "Created", customer: null, expired: false })
  const path = `/orders/${id}/items/${item?.id}`
  expect(await api(path, { method: "PATCH", body: { quantity: "12.5" } })).toMatchObject({
    status: 200,
    body: { cost: "356.25", items: [{ quantity: "12.5" }] },
  })
  const owner = await signUp()
  const otherCustomer = await signUp()
  expect(await assign(id, { ...owner, email: otherCustomer.email })).toMatchObject({
    status: 400,
    body: { field: "email" },
  })
  expect(await assign(id, owner)).toMatchObject({ body: { state: "Assigned", customer: { email: owner.email } } })
  expect(await assign(id, owner)).toMatchObject({ status: 200, body: { state: "Assigned" } })
  expect(await api(`/orders/${id}`)).toMatchObject({ status: 401 })
  expect(await api(`/orders/${id}`, { token: otherCustomer.token })).toMatchObject({ status: 404 })
  expect(await assign(id, otherCustomer)).toMatchObject({ status: 404 })
  expect(await api(path, { method: "PATCH", body: { quantity: "9" } })).toMatchObject({ status: 401 })
})

test("a changed cost buys the quantity that it pays for, rounded up to the step", async () => {
  const {
    id,
    items: [item],
  } = await createOrder()
  const path = `/orders/${id}/items/${item?.id}?currencyId=eur`
  const patch = (body: object) => api(path, { method: "PATCH", body })
  const changed = await patch({ cost: "100" })
  expect(changed).toMatchObject({ body: { items: [{ quantity: "3.9" }], localizedCost: "102.258" } })
  expect(await patch({ cost: "1" })).toMatchObject({ status: 400, body: { field: "cost" } })
  expect(await patch({ cost: "1", quantity: "1" })).toMatchObject({ status: 400 })
  expect(await patch({})).toMatchObject({ status: 400 })
  expect(await patch({ quantity: "0.5" })).toMatchObject({ status: 400, body: { field: "quantity" } })
})

test("the customer's own code is accepted from a visitor and refused on assignment until it is cleared", async () => {
  const customer = await signUp()
  const { id } = await createOrder(undefined, { code: "MYOWN10" })
  expect(await assign(id, customer)).toMatchObject({ status: 400, body: { code: "OwnCode", field: "code" } })
  expect(await getOrder(id)).toMatchObject({ state: "Created" })
  const cleared = await api(`/orders/${id}`, { method: "PATCH", body: { code: "" }, token: customer.token })
  expect(cleared).toMatchObject({ status: 200, body: { code: null, cost: "285", discountPercent: "0" } })
  expect(await assign(id, customer)).toMatchObject({ status: 200, body: { state: "Assigned" } })
})

test("a quantity beyond the rest of a sale clears its code", async () => {
  const {
    id,
    items: [item],
    ...order
  } = await createOrder(undefined, { code: "SALE20" }, "50")
  expect(order).toMatchObject({ discountPercent: "20", cost: "1140" })
  expect(Date.parse(order.discountExpireDate ?? "")).toBeGreaterThan(Date.parse(order.createDate))
  const path = `/orders/${id}/items/${item?.id}`
  const above = await api(path, { method: "PATCH", body: { quantity: "50.1" } })
  expect(above).toMatchObject({ body: { code: null, discountPercent: "0", discountExpireDate: null } })
  const below = await api(path, { method: "PATCH", body: { quantity: "50" } })
  expect(below).toMatchObject({ body: { code: null, cost: "1425" } })
  const restored = await api(`/orders/${id}`, { method: "PATCH", body: { code: "SALE20" } })
  expect(restored).toMatchObject({ body: { code: "SALE20", cost: "1140" } })
})

test("an unpaid order expires after a day", async () => {
  const customer = await signUp()
  const { id } = await createOrder(customer.token)
  await assign(id, customer)
  await move(day)
  const { refreshToken } = customer
  const form = { grant_type: "refresh_token", refresh_token: refreshToken }
  const { access_token } = (await api("/token", { form })).body as { access_token: string }
  const order = await getOrder(id, access_token)
  expect(order).toMatchObject({ state: "Expired", expired: true, stateUpdate: order.expireDate })
  const body = { paymentType: "Crypto", currencyId: "btc" }
  expect(await api(`/orders/${id}/invoices`, { body, token: access_token })).toMatchObject({ status: 409 })
  const list = await api("/orders/?states=Expired", { token: access_token })
  expect(orderList.parse(list.body).values.map((value) => value.id)).toEqual([id])
  const waiting = await api("/orders/?states=Assigned,Issued", { token: access_token })
  expect(waiting.body).toEqual({ total: 0, values: [] })
})

test("the order list is paged, and contains only the caller's orders", async () => {
  const customer = await signUp()
  const ids = []
  for (const quantity of ["10", "11", "12"]) ids.unshift((await createOrder(customer.token, {}, quantity)).id)
  const page = async (query: string) => orderList.parse((await api(`/orders/${query}`, customer)).body)
  expect((await page("")).values.map(({ id }) => id)).toEqual(ids)
  const second = await page("?offset=1&count=1")
  expect([second.total, second.values.map(({ id }) => id)]).toEqual([3, [ids[1]]])
  expect(await api("/orders/?count=0", customer)).toMatchObject({ status: 400, body: { field: "count" } })
  expect(await api("/orders/?count=101", customer)).toMatchObject({ status: 400, body: { field: "count" } })
  expect(await api("/orders/?states=Nonsense", customer)).toMatchObject({ status: 400, body: { field: "states" } })
  expect(await api("/orders/")).toMatchObject({ status: 401 })
  expect(contractList.parse((await api("/contracts/", customer)).body)).toEqual({ total: 0, values: [] })
})

test("a malformed order id is refused, and an unknown one is not found", async () => {
  expect(await api("/orders/100001")).toMatchObject({ status: 400, body: { field: "orderId" } })
  expect(await api(`/orders/${randomUUID()}`)).toMatchObject({ status: 404 })
})

test("an order below or above the limits of crypto gets no invoice", async () => {
  const customer = await signUp()
  for (const [quantity, code, side] of [
    ["1", "BelowMinimum", "min"],
    ["5000", "AboveMaximum", "max"],
  ] as const) {
    const { id } = await createOrder(customer.token, {}, quantity)
    await assign(id, customer)
    const methods = await api(`/orders/${id}/paymenttypecurrencies`, { body: {}, token: customer.token })
    expect(methods.body).toMatchObject([
      { type: "Crypto", disabled: false, items: [{ state: { [side]: true, warning: true, normal: false } }, {}] },
      { type: "CreditCard", disabled: false },
      { type: "TransferSEPA", disabled: false },
      { type: "TransferSwift", disabled: false },
    ])
    const body = { paymentType: "Crypto", currencyId: "btc" }
    const response = await api(`/orders/${id}/invoices`, { body, token: customer.token })
    expect(response).toMatchObject({ status: 400, body: { code } })
  }
})

test("changing the quantity changes the amount of the invoice", async () => {
  const customer = await signUp()
  const {
    id,
    items: [item],
  } = await createOrder(customer.token)
  await assign(id, customer)
  const before = await invoiceFor(id, customer)
  const path = `/orders/${id}/items/${item?.id}`
  await api(path, { method: "PATCH", body: { quantity: "20" }, token: customer.token })
  const { invoice } = await getOrder(id, customer.token)
  expect(invoice).toMatchObject({ invoiceId: before.invoiceId, expireDate: before.expireDate })
  expect(Number(invoice?.amount) / Number(before.amount)).toBeCloseTo(2, 4)
})
