import { randomUUID } from "node:crypto"
import { expect, it } from "vitest"
import { day, second } from "#sandbox/clock.ts"
import { referralCode } from "#sandbox/schemas/shop.ts"
import { useSandbox } from "#sandbox/testing/sandbox.ts"

const { api, assign, createOrder, invoiceFor, pay, signUp, move } = useSandbox()

const items = (quantity: string) => [{ productId: "btc-limited", quantity }]
const order = (quantity: string) =>
  api("/orders", { body: { id: randomUUID(), code: "SALE20", items: items(quantity) } })
const used = async () => referralCode.parse((await api("/referralcodes/SALE20")).body).limits[0]?.usedQuantity
const change = (id: string, body: object) => api(`/orders/${id}`, { method: "PATCH", body })

it("fifty Th that are left are sold once, however many want them at once", async () => {
  // All the same, so that the sum does not depend on who comes first.
  const answers = await Promise.all(Array.from({ length: 8 }, () => order("10")))
  const taken = answers
    .filter(({ status }) => status === 201)
    .map(({ body }) => body as { id: string; items: { quantity: string }[] })
  expect(taken.reduce((sum, { items: [item] }) => sum + Number(item?.quantity), 0)).toBe(50)
  expect(answers.filter(({ status }) => status !== 201).map(({ body }) => (body as { code: string }).code)).toSatisfy(
    (codes: string[]) => codes.every((code) => code === "CodeLimitExceeded" || code === "InvalidCode"),
  )
  expect(await used()).toBe("1000")
  expect((await api("/referralcodes/SALE20")).body).toMatchObject({ canBeApplied: false })
  // The last one may change its quantity, up to its own reservation.
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

it("a sale is free again when its order has expired", async () => {
  const { id } = await createOrder(undefined, { code: "SALE20" }, "20")
  expect(await order("1")).toMatchObject({ status: 400 })
  await move(day + second)
  expect(await used()).toBe("980")
  expect(await change(id, { code: "SALE20" })).toMatchObject({ status: 409 })
  const { body } = await order("20")
  expect(await used()).toBe("1000")
  await change((body as { id: string }).id, { code: "" })
})
