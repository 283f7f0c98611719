import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Document } from "#sandbox/openapi/types.ts"
import { bodies, type Ids, nameOf, ofAccounts } from "./access-calls.ts"
import { type Operation, operationsOf } from "./schema.ts"
import { startServer, testDatabases, type ServerResponse, type Server, type TestDatabase } from "./server.ts"

interface Tokens {
  readonly access_token: string
}
interface Order {
  readonly id: string
  readonly items: readonly { readonly id: string; readonly productId: string; readonly payable?: unknown }[]
  readonly paymentTypes: unknown
}

describe.each(testDatabases)("on $name", ({ create, skipped }) => {
  describe.skipIf(skipped)("the data of a customer", () => {
    let store: TestDatabase
    let server: Server
    let operations: readonly Operation[]
    beforeAll(async () => {
      store = await create()
      server = await startServer(store)
      operations = operationsOf((await server.api<Document>("/openapi.json")).body)
    }, 120_000)
    afterAll(async () => {
      await server.stop()
      await store.remove()
    }, 120_000)

    const signUp = async () => {
      const email = `${randomUUID()}@shop.example`
      const { body } = await server.api<Tokens>("/signup", {
        body: { email, password: "correct-horse", currencyId: "usd" },
      })
      return { email, token: body.access_token }
    }

    /** Creates a customer with an order that waits for coins. */
    const owner = async () => {
      const { email, token } = await signUp()
      const orderId = randomUUID()
      await server.api("/orders", {
        body: { id: orderId, items: [{ productId: "btc-limited", quantity: "10" }] },
        token,
      })
      await server.api(`/orders/${orderId}/assign`, { body: { email }, token })
      const invoice = { paymentType: "Crypto", currencyId: "btc" }
      const { invoiceId } = (
        await server.api<{ invoiceId: string }>(`/orders/${orderId}/invoices`, { body: invoice, token })
      ).body
      const read = async () => (await server.api<Order>(`/orders/${orderId}`, { token })).body
      /** Returns the order without figures that follow the exchange rates. Only a call may change the figures that are compared. */
      const view = async () => {
        const { paymentTypes: _, items, ...order } = await read()
        return { ...order, items: items.map(({ payable: __, ...item }) => item) }
      }
      const [item] = (await read()).items
      return { token, view, ids: { orderId, invoiceId, itemId: item!.id, productId: item!.productId } }
    }

    it.each(["another customer", "a demo customer", "a stranger"])(
      "is refused to %s, and does not change",
      async (who) => {
        const { ids, view } = await owner()
        const before = await view()
        const demo = async () =>
          (await server.api<{ tokens: Tokens }>("/demo/cabinet", { body: { id: randomUUID() } })).body.tokens
            .access_token
        const token =
          who === "a stranger" ? undefined : who === "a demo customer" ? await demo() : (await signUp()).token
        const statuses: Record<string, number> = {}
        for (const operation of operations.filter((each) => nameOf(each) in bodies)) {
          const path = operation.path.replaceAll(/\{([^}]*)\}/g, (_, name: string) => ids[name as keyof Ids])
          const body = operation.method === "GET" ? {} : { body: bodies[nameOf(operation)]!(ids) }
          const response: ServerResponse = await server.api(path, { method: operation.method, token, ...body })
          statuses[nameOf(operation)] = response.status
        }
        // docs/api.md documents these refusals: 404 for another customer's order, 401 without a token, and 403 for a demo customer where
        // only a real account may act.
        const refused = (name: string) =>
          who === "a stranger" ? 401 : who === "a demo customer" && ofAccounts.includes(name) ? 403 : 404
        expect(statuses).toEqual(Object.fromEntries(Object.keys(statuses).map((name) => [name, refused(name)])))
        expect(Object.keys(statuses)).toHaveLength(Object.keys(bodies).length)
        expect(await view()).toEqual(before)
      },
    )

    it("is not reached by another customer who sends the same order id", async () => {
      const { ids, token, view } = await owner()
      const before = await view()
      const other = await signUp()
      const form = { id: ids.orderId, items: [{ productId: "btc-limited", quantity: "10" }] }
      expect((await server.api("/orders", { body: form, token: other.token })).status).toBe(409)
      expect((await server.api(`/orders/${ids.orderId}`, { token: other.token })).status).toBe(404)
      expect(await view()).toEqual(before)
      expect((await server.api<{ total: number }>("/orders/", { token })).body.total).toBe(1)
    })
  })
})
