import { expect, it } from "vitest"
import { createFetchHandler } from "#sandbox/app.ts"
import { hour, second } from "#sandbox/clock.ts"
import { tokens } from "#sandbox/schemas/accounts.ts"
import { openTestDatabase } from "#sandbox/testing/database.ts"
import { testStartTime, setUpSandbox } from "#sandbox/testing/sandbox.ts"

let transactions = 0

const { api, db, issued, getOrder, pay, move } = setUpSandbox(async () => {
  const { db: real, close } = await openTestDatabase()
  const counted = new Proxy(real, {
    get: (target, key) => {
      if (key === "transaction") transactions += 1
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === "function"
        ? (...args: readonly unknown[]): unknown => Reflect.apply(value, target, args)
        : value
    },
  })
  return { db: real, close, fetch: createFetchHandler(counted, { now: () => testStartTime }) }
})

const begun = async (call: () => Promise<unknown>): Promise<number> => {
  const before = transactions
  await call()
  return transactions - before
}

it("polling an order begins no transaction, and so takes no lock, while nothing is due", async () => {
  const { customer, id, invoice } = await issued()
  expect(await begun(() => getOrder(id, customer.token))).toBe(0)
  await pay(invoice.invoiceId, { kind: "half" })
  expect(
    await begun(async () => {
      const order = await getOrder(id, customer.token)
      expect([order.state, order.payments.length]).toEqual(["UnderPaid", 1])
    }),
  ).toBe(0)
})

it("the first poll after the rate has expired renews it, and the next one changes nothing", async () => {
  const { customer, id, invoice } = await issued()
  await move(2 * hour + second)
  const refresh = { grant_type: "refresh_token", refresh_token: customer.refreshToken }
  const { access_token: token } = tokens.parse((await api("/token", { form: refresh })).body)
  const renewed = await getOrder(id, token)
  expect(Date.parse(renewed.invoice?.expireDate ?? "")).toBe(Date.parse(invoice.expireDate) + 2 * hour + second)
  expect(await begun(async () => expect(await getOrder(id, token)).toEqual(renewed))).toBe(0)
})

it("polls continue while another transaction locks the order", async (context) => {
  if (process.env["DATABASE_URL"] === undefined)
    return context.skip("needs DATABASE_URL: the embedded database has one connection")
  const { customer, id } = await issued()
  await db()
    .transaction()
    .execute(async (tx) => {
      await tx.selectFrom("customer_order").select("id").where("id", "=", id).forUpdate().execute()
      expect(await Promise.all([getOrder(id, customer.token), getOrder(id, customer.token)])).toHaveLength(2)
    })
  return undefined
})

it("a poll checks access as every other call does", async () => {
  const { customer, id } = await issued()
  const { customer: other } = await issued()
  expect(await api(`/orders/${id}`)).toMatchObject({ status: 401 })
  expect(await api(`/orders/${id}`, { token: "unknown" })).toMatchObject({ status: 401 })
  expect(await api(`/orders/${id}`, { token: other.token })).toMatchObject({ status: 404 })
  await api("/signout", { method: "POST", token: customer.token })
  expect(await api(`/orders/${id}`, { token: customer.token })).toMatchObject({ status: 401 })
  expect(await api(`/orders/${id}?currencyId=btc`, { token: other.token })).toMatchObject({
    status: 400,
    body: { field: "currencyId" },
  })
})
