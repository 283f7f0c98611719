import { randomUUID } from "node:crypto"
import { Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createCookies } from "#adapters/shared/cookies.ts"
import { acceptBonus, readBonus } from "#adapters/shop/bonus.ts"
import { loadSubject } from "#adapters/shop/products.ts"
import { loadRecentPurchases } from "#adapters/shop/recent-purchases.ts"
import { loadProfile } from "#adapters/site/session.ts"
import { taggedFailure } from "#domain/shared/failure.ts"
import { toPlainDecimal, decimal } from "#domain/shared/money.ts"
import { createFetchHandler, type Sandbox } from "#sandbox/app.ts"
import type { Database } from "#sandbox/database.ts"
import { openTestDatabase } from "#sandbox/testing/database.ts"
import { runCall, client, runCallOrThrow, type Fetch } from "#tests/setup/client.ts"
import { acceptOrder, completeOrder, hideOrder } from "./order-actions.ts"
import { loadOrders, readOrderQuery, restoreOrders, createRemovedOrders } from "./order-list.ts"
import { assignOrder, createOrder, loadOrder } from "./orders.ts"

const browser = (stored = new Map<string, string>()) =>
  createRemovedOrders(() => ({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, text) => void stored.set(key, text),
    removeItem: () => undefined,
  }))

describe("the order adapters on the sandbox", () => {
  const removed = browser()
  let database: Database
  let sandbox: Sandbox["fetch"]
  const fetch: Fetch = (url, init) => sandbox(new Request(url, init))
  const buyer = async () => {
    const response = await fetch("http://localhost/sandbox/api/personas", {
      method: "POST",
      body: '{"persona":"buyer"}',
      headers: { "Content-Type": "application/json" },
    })
    const { access_token } = (await response.json()) as { access_token: string }
    return client(fetch, { token: access_token })
  }
  const listed = async (api: ReturnType<typeof client>, search: string, size = 10) =>
    (await runCallOrThrow(loadOrders(api, removed)({ query: readOrderQuery(search), size }))).values

  beforeAll(async () => {
    database = await openTestDatabase()
    sandbox = createFetchHandler(database.db)
  })
  afterAll(() => database.close())

  it("list orders by filter and page", async () => {
    const api = await buyer()
    const states = async (search: string, size?: number) => (await listed(api, search, size)).map(({ state }) => state)
    expect(await states("?state=Assigned")).toEqual(["Assigned"])
    expect(await states("?state=Waiting")).toEqual(["Issued", "UnderPaid", "UnderPaid"])
    expect(await states("?state=Warning")).toEqual(["UnderPaid", "OverPaid", "UnderPaid"])
    expect(await states("?state=Expired")).toEqual(["Expired"])
    expect(await states("?state=Completed")).toEqual(["Completed", "Completed"])
    expect(await states("?state=Nonsense&page=-1", 5)).toHaveLength(5)
    expect(await states("?page=2", 5)).toHaveLength(3)
  })

  it("accept a part, complete an overpaid order, and report an order that has changed", async () => {
    const api = await buyer()
    const [under] = await listed(api, "?state=Waiting").then((orders) =>
      orders.filter(({ state }) => state === "UnderPaid"),
    )
    const [over] = await listed(api, "?state=Warning").then((orders) =>
      orders.filter(({ state }) => state === "OverPaid"),
    )
    const accepted = await runCallOrThrow(acceptOrder(api)({ orderId: under!.id }))
    expect([accepted.state, toPlainDecimal(accepted.items[0]!.acceptedQuantity)]).toEqual([
      "Completed",
      toPlainDecimal(under!.items[0]!.availableQuantity),
    ])
    expect(await runCall(acceptOrder(api)({ orderId: under!.id }))).toEqual(Result.fail(taggedFailure("WrongState")))
    const completed = await runCallOrThrow(completeOrder(api)({ orderId: over!.id }))
    expect(completed.payments.map(({ paymentType }) => paymentType)).toContain("fromOverpay")
  })

  it("hide an order, even twice", async () => {
    const api = await buyer()
    const [expired] = await listed(api, "?state=Expired")
    expect(await runCall(hideOrder(api, removed)({ orderId: expired!.id, kind: "hide" }))).toEqual(Result.succeed(null))
    expect(await runCall(hideOrder(api, removed)({ orderId: expired!.id, kind: "hide" }))).toEqual(Result.succeed(null))
    expect(await listed(api, "?state=Expired")).toEqual([])
    expect((await runCallOrThrow(loadOrder(api)({ orderId: expired!.id }))).state).toBe("Expired")
  })

  it("remove an Assigned order from the lists of this browser, and show it again", async () => {
    const api = await buyer()
    const list = () => runCallOrThrow(loadOrders(api, removed)({ query: readOrderQuery("?state=Assigned"), size: 10 }))
    const {
      values: [assigned],
      total,
    } = await list()
    expect(await runCall(hideOrder(api, removed)({ orderId: assigned!.id, kind: "discard" }))).toEqual(
      Result.succeed(null),
    )
    expect(await list()).toEqual({ total, values: [], removed: [assigned!.id] })
    // The removal is stored in one browser, so the customer's other browser still shows the order.
    expect(
      (await runCallOrThrow(loadOrders(api, browser())({ query: readOrderQuery("?state=Assigned"), size: 10 }))).values,
    ).toHaveLength(1)
    await runCallOrThrow(restoreOrders(removed)({ orderIds: [assigned!.id] }))
    expect((await list()).values.map(({ id }) => id)).toEqual([assigned!.id])
  })

  it("offer a bonus from the offer's date on, accept it, and remember that", async () => {
    const api = await buyer()
    const { id } = await runCallOrThrow(
      createOrder(api)({
        orderId: randomUUID(),
        orderRequest: { productId: "btc-limited", quantity: decimal("10"), code: null },
      }),
    )
    const { email } = await runCallOrThrow(loadProfile(api)())
    const order = await runCallOrThrow(assignOrder(api)({ orderId: id, email }))
    const written: Array<string> = []
    let jar = ""
    const cookies = createCookies(
      {
        get cookie() {
          return jar
        },
        set cookie(text) {
          written.push(text)
          jar = text.split(";")[0]!
        },
      },
      false,
    )
    const start = Date.parse(order.createDate!)
    let now = start + 600_000
    const read = readBonus(cookies, { range: () => [now, now] })
    expect(await runCallOrThrow(read({ order }))).toEqual({
      kind: "offered",
      millisecondsLeft: 300_000,
      until: new Date(start + 900_000).toISOString(),
    })
    now += 300_000
    expect(await runCallOrThrow(read({ order }))).toEqual({ kind: "expired" })
    now = start
    const withBonus = await runCallOrThrow(
      acceptBonus(api, cookies)({ orderId: order.id, productId: order.items[0]!.productId }),
    )
    expect(await runCallOrThrow(read({ order: withBonus }))).toEqual({ kind: "accepted" })
    expect(await runCallOrThrow(read({ order }))).toEqual({ kind: "activated" })
    // The order's own cookie stores the state. The cookie lasts longer than an order that waits for a transfer.
    expect(written).toEqual([`bonus_${order.id}=activated; Max-Age=${14 * 24 * 60 * 60}; Path=/; SameSite=Strict`])
  })

  it("load the rest of a sale, for a visitor's code and for an order", async () => {
    const visitor = client(fetch)
    const bySale = await runCallOrThrow(loadSubject(visitor)({ orderId: null, productId: null, code: "SALE20" }))
    expect(
      bySale.sale && [
        bySale.sale.code,
        toPlainDecimal(bySale.sale.remainingQuantity),
        toPlainDecimal(bySale.sale.total),
      ],
    ).toEqual(["SALE20", "50", "1000"])
    const orderId = randomUUID()
    const orderRequest = { productId: "btc-limited", quantity: decimal("20"), code: "SALE20" }
    expect((await runCallOrThrow(createOrder(visitor)({ orderId, orderRequest }))).code).toBe("SALE20")
    expect((await runCallOrThrow(loadSubject(visitor)({ orderId, productId: null, code: null }))).sale?.code).toBe(
      "SALE20",
    )
    expect(
      (await runCallOrThrow(loadSubject(visitor)({ orderId: null, productId: null, code: "WELCOME10" }))).sale,
    ).toBeNull()
    expect((await runCallOrThrow(loadSubject(visitor)({ orderId: null, productId: null, code: ".." }))).sale).toBeNull()
  })

  it("load recent purchases", async () => {
    expect((await runCallOrThrow(loadRecentPurchases(client(fetch))())).length).toBeGreaterThan(0)
  })
})
