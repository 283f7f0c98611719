import { randomUUID } from "node:crypto"
import { expect, it } from "vitest"
import { day, minute, second } from "#sandbox/clock.ts"
import { referralCode } from "#sandbox/schemas/shop.ts"
import { setUpSandbox } from "#sandbox/testing/sandbox.ts"

const { api, db, assign, createOrder, invoiceFor, pay, signUp, move } = setUpSandbox()

const items = (quantity: string) => [{ productId: "btc-limited", quantity }]
const order = (quantity: string) =>
  api("/orders", { body: { id: randomUUID(), code: "SALE20", items: items(quantity) } })
const used = async () => referralCode.parse((await api("/referralcodes/SALE20")).body).limits[0]?.usedQuantity
const change = (id: string, body: object, token?: string) => api(`/orders/${id}`, { method: "PATCH", body, token })

it("the last fifty Th of a sale are sold once, however many customers order at once", async () => {
  // All orders have the same quantity, so that the sum does not depend on their order.
  const responses = await Promise.all(Array.from({ length: 8 }, () => order("10")))
  const taken = responses
    .filter(({ status }) => status === 201)
    .map(({ body }) => body as { id: string; items: { quantity: string }[] })
  expect(taken.reduce((sum, { items: [item] }) => sum + Number(item?.quantity), 0)).toBe(50)
  expect(responses.filter(({ status }) => status !== 201).map(({ body }) => (body as { code: string }).code)).toSatisfy(
    (codes: string[]) => codes.every((code) => code === "CodeLimitExceeded" || code === "InvalidCode"),
  )
  expect(await used()).toBe("1000")
  expect((await api("/referralcodes/SALE20")).body).toMatchObject({ canBeApplied: false })
  // An order's own reservation does not count against it, so the order may change its quantity up to that reservation.
  const [
    {
      id,
      items: [item],
    },
  ] = taken as [{ id: string; items: { id: string; quantity: string }[] }]
  const patch = (quantity: string) => api(`/orders/${id}/items/${item?.id}`, { method: "PATCH", body: { quantity } })
  expect(await patch("5")).toMatchObject({ body: { code: "SALE20" } })
  expect(await patch(item?.quantity ?? "")).toMatchObject({ body: { code: "SALE20" } })
  expect(await used()).toBe("1000")
  expect(await patch("50")).toMatchObject({ body: { code: null } })
  expect(await change(id, { code: "SALE20" })).toMatchObject({ status: 400, body: { code: "CodeLimitExceeded" } })
  for (const each of taken) await change(each.id, { code: "" })
  expect(await used()).toBe("950")
})

it("a reservation is sold exactly once", async () => {
  const customer = await signUp()
  const { id } = await createOrder(customer.token, { code: "SALE20" }, "30")
  expect(await assign(id, customer)).toMatchObject({ status: 200 })
  const { invoiceId } = await invoiceFor(id, customer)
  expect(await used()).toBe("980")
  await pay(invoiceId, { kind: "exact" })
  expect(await used()).toBe("980")
})

it("a visitor's order reserves its part for half an hour, and gets the unreserved rest after that", async () => {
  const { id } = await createOrder(undefined, { code: "SALE20" }, "12")
  await move(30 * minute - second)
  expect(await used()).toBe("992")
  await move(second)
  expect(await used()).toBe("980")
  const customer = await signUp()
  const other = await createOrder(customer.token, { code: "SALE20" }, "10")
  const { email, token } = await signUp()
  const assigned = await api(`/orders/${id}/assign`, { body: { email }, token })
  expect(assigned).toMatchObject({ status: 400, body: { code: "CodeLimitExceeded", field: "code" } })
  await change(other.id, { code: "" }, customer.token)
  expect(await api(`/orders/${id}/assign`, { body: { email }, token })).toMatchObject({ status: 200 })
  expect(await used()).toBe("992")
  await change(id, { code: "" }, token)
})

it("a visitor's order reserves at most a tenth of the sale, and a customer's order its whole quantity", async () => {
  const limit = (total: string, sold: string) =>
    db().updateTable("referral_limit").where("code", "=", "SALE20").set({ total, used: sold }).execute()
  await limit("100", "0")
  const { id } = await createOrder(undefined, { code: "SALE20" }, "60")
  expect(await used()).toBe("10")
  const customer = await signUp()
  expect(await assign(id, customer)).toMatchObject({ status: 200 })
  expect(await used()).toBe("60")
  await change(id, { code: "" }, customer.token)
  await limit("1000", "980")
})

it("the reserved quantity is free again when a customer's order has expired", async () => {
  const { token } = await signUp()
  const { id } = await createOrder(token, { code: "SALE20" }, "20")
  expect(await order("1")).toMatchObject({ status: 400 })
  await move(day + second)
  expect(await used()).toBe("980")
  expect(await change(id, { code: "SALE20" })).toMatchObject({ status: 401 })
  const { body } = await order("20")
  expect(await used()).toBe("1000")
  await change((body as { id: string }).id, { code: "" })
})
