import { randomUUID } from "node:crypto"
import { describe } from "vitest"
import { test as base } from "./check.ts"
import { expectSoftly } from "./expect-softly.ts"
import { checkFilters, checkPages, orderStates } from "./page-rules.ts"
import { account, extensions, isOffered, mayWrite } from "./server.ts"

/** The test with `place`, which orders the first available product and returns the ids of the order. */
const test = base.extend("place", async ({ check }) => {
  const { body } = await check({ call: "GET /products" }, 200)
  const { id: productId, defaultValue: quantity } = body.find(({ state }: any) => state === "Available")
  return async (token: string | undefined) => {
    const form = { id: randomUUID(), items: [{ productId, quantity }] }
    const request = { call: "POST /orders", body: form, token }
    const { body: order } = await check(request, 201)
    return { params: { orderId: form.id, itemId: order.items[0].id, productId }, ask: request }
  }
})

const idsOf = (rows: readonly any[]): readonly string[] => rows.map(({ id }) => id).toSorted()
const order = "/orders/{orderId}"

describe.skipIf(!mayWrite)("another customer, with --writes", () => {
  test("another customer's order is not found", async ({ check, token, other, place }) => {
    const { params } = await place(other.token)
    await check({ call: `GET ${order}`, params, token: other.token }, 200)
    const own = { params, token, body: {} }
    await check({ call: `GET ${order}`, params, token }, [404, "NotFound"])
    await check({ call: `GET ${order}`, params }, [401, "Unauthorized"])
    await check({ ...own, call: `PATCH ${order}`, body: { code: "" } }, [404, "NotFound"])
    await check({ ...own, call: `PATCH ${order}/items/{itemId}`, body: { quantity: "1" } }, [404, "NotFound"])
    await check({ ...own, call: `POST ${order}/paymenttypecurrencies` }, [404, "NotFound"])
    const invoice = { paymentType: "Crypto", currencyId: "btc" }
    await check({ ...own, call: `POST ${order}/invoices`, body: invoice }, [404, "NotFound"])
    await check({ ...own, call: `POST ${order}/hide` }, [404, "NotFound"])
    await check({ ...own, call: `POST ${order}/accept` }, [404, "NotFound"])
  })

  test("an order is not found after another customer has taken it", async ({ check, token, other, place }) => {
    const { params } = await place(undefined)
    await check({ call: `GET ${order}`, params }, 200)
    const assign = { call: `POST ${order}/assign`, params, body: { email: other.email }, token: other.token }
    await check(assign, 200)
    await check({ call: `GET ${order}`, params }, [401, "Unauthorized"])
    await check({ call: `GET ${order}`, params, token }, [404, "NotFound"])
  })

  test("the order list contains only the customer's own orders", async ({ check, token, other, place }) => {
    const { params } = await place(other.token)
    const mine = await place(token)
    const query = { count: "100", states: "Created" }
    const loadList = async (by: string) => (await check({ call: "GET /orders", query, token: by }, 200)).body
    const [first, second] = [await loadList(token), await loadList(other.token)]
    const isMine = (id: string) => ({
      mine: idsOf(first.values).includes(id),
      theirs: idsOf(second.values).includes(id),
    })
    expectSoftly("the own orders alone", isMine(params.orderId)).toEqual({ mine: false, theirs: true })
    if (first.total <= 100)
      expectSoftly("the own orders alone", isMine(mine.params.orderId)).toEqual({ mine: true, theirs: false })
  })

  test("the order list agrees with placed orders", async ({ check, other, place }) => {
    const { token } = other
    const list = { call: "GET /orders", token }
    const { body: before } = await check(list, 200)
    const placed = [await place(token), await place(token), await place(token)]
    await check(placed[0]!.ask, 200)
    const { body: after } = await check({ ...list, query: { count: "100" } }, 200)
    expectSoftly("one order for one id", after.total - before.total).toBe(3)
    const { params } = placed[0]!
    await check({ call: `POST ${order}/assign`, params, body: { email: other.email }, token }, 200)
    await checkPages(check, list)
    await checkFilters(check, list, orderStates)
  })

  test("an account without a purchase has empty lists", async ({ check, token, other }) => {
    const { body: own } = await check({ call: "GET /profile", token }, 200)
    const { body: profile } = await check({ call: "GET /profile", token: other.token }, 200)
    expectSoftly("the own profile", [own.email, profile.email, own.id === profile.id]).toEqual([
      account.email.toLowerCase(),
      other.email.toLowerCase(),
      false,
    ])
    for (const call of ["GET /contracts", "GET /dashboard/operationhistory"]) {
      const { body } = await check({ call, token: other.token }, 200)
      expectSoftly("an empty account", { [call]: body }).toEqual({ [call]: { total: 0, values: [] } })
    }
    const { body: items } = await check({ call: "GET /dashboard/summary", token: other.token }, 200)
    expectSoftly("an empty account", items).toEqual([])
    const { body: lines } = await check({ call: "GET /dashboard/operationhistory/export", token: other.token }, 200)
    expectSoftly("an empty account", lines).toEqual([])
    if (!extensions.has("sessions")) return
    const { body: sessions } = await check({ call: "GET /profile/sessions", token: other.token }, 200)
    expectSoftly("an empty account", sessions.total).toBe(1)
  })

  const details = "GET /contracts/{contractId}"
  test.skipIf(!isOffered(details))("others' contracts are not found", async ({ check, token, other, skip }) => {
    const { body } = await check({ call: "GET /contracts", query: { count: "1" }, token }, 200)
    const [contract] = body.values
    if (!contract) skip("the account has no contract")
    await check({ call: details, params: { contractId: contract.id }, token: other.token }, [404, "NotFound"])
  })
})
