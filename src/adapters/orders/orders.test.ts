import { randomUUID } from "node:crypto"
import { Result, Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { signUp } from "#adapters/account/account.ts"
import { loadProducts, loadSubject } from "#adapters/shop/products.ts"
import { orderWire } from "#domain/fixtures/order.ts"
import { buildConfirmingOrder } from "#domain/fixtures/payment.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { decimal, toPlainDecimal } from "#domain/shared/money.ts"
import { isOnSale } from "#domain/shared/on-sale.ts"
import { createFetchHandler, type Sandbox } from "#sandbox/app.ts"
import type { Database } from "#sandbox/database.ts"
import { openTestDatabase } from "#sandbox/testing/database.ts"
import { runCall, client, runCallOrThrow, type Fetch } from "#tests/setup/client.ts"
import { assignOrder, createOrder, loadOrder, patchOrderCode, patchItem, readUnconfirmedIf } from "./orders.ts"

const orderRequest = { productId: "btc-limited", quantity: decimal("10"), code: null }

describe("the order adapters on the sandbox", () => {
  let database: Database
  let sandbox: Sandbox["fetch"]
  const fetch: Fetch = (url, init) => sandbox(new Request(url, init))
  const visitor = client(fetch)

  const customer = async () => {
    const email = `${randomUUID()}@shop.example`
    let token = ""
    const tokenWriter = {
      save: (tokens: { access_token: string }) => {
        token = tokens.access_token
      },
    }
    await runCallOrThrow(
      signUp(visitor, tokenWriter, () => "usd")({ email, password: "correct-horse", code: null, humanCheck: "human" }),
    )
    return { email, api: client(fetch, { token }) }
  }
  const ordered = (quantity = "10") =>
    runCallOrThrow(
      createOrder(visitor)({ orderId: randomUUID(), orderRequest: { ...orderRequest, quantity: decimal(quantity) } }),
    )

  beforeAll(async () => {
    database = await openTestDatabase()
    sandbox = createFetchHandler(database.db)
  })
  afterAll(() => database.close())

  it("load the products, with a btc product on sale first", async () => {
    const products = await runCallOrThrow(loadProducts(visitor)())
    const first = products.find((product) => product.currencyId === "btc" && isOnSale(product))
    expect([first?.id, first?.rate.currencyId]).toEqual(["btc-limited", "usd"])
    const inRubles = await runCallOrThrow(
      loadSubject(client(fetch, { locale: "ru-RU" }))({ orderId: null, productId: null, code: null }),
    )
    expect("products" in inRubles && inRubles.products[0]?.rate.currencyId).toBe("rub")
  })

  it("create an order once, however often it is requested", async () => {
    const orderId = randomUUID()
    const first = await runCallOrThrow(createOrder(visitor)({ orderId, orderRequest }))
    const again = await runCallOrThrow(createOrder(visitor)({ orderId, orderRequest }))
    expect(again).toEqual(first)
    expect([
      first.id,
      first.state,
      toPlainDecimal(first.items[0]!.quantity),
      toPlainDecimal(first.localizedCost!),
    ]).toEqual([orderId, "Created", "10", "285"])
    const other = { ...orderRequest, quantity: decimal("12") }
    expect(await runCall(createOrder(visitor)({ orderId, orderRequest: other }))).toMatchObject(
      Result.fail({ _tag: "IdReused", failure: { reason: "refused" } }),
    )
  })

  it("describe why a product is not on sale", async () => {
    for (const [productId, quantity] of [
      ["nothing", "10"],
      ["btc-classic", "10"],
      ["btc-limited", "0.5"],
    ] as const) {
      const refused = await runCall(
        createOrder(visitor)({
          orderId: randomUUID(),
          orderRequest: { productId, quantity: decimal(quantity), code: null },
        }),
      )
      expect(refused).toMatchObject({ failure: { _tag: "CallFailed", reason: "refused", message: expect.any(String) } })
    }
  })

  it("change the quantity, and with it the cost", async () => {
    const order = await ordered()
    const change = { orderId: order.id, itemId: order.items[0]!.id, quantity: decimal("12.5") }
    const changed = await runCallOrThrow(patchItem(visitor)(change))
    expect([toPlainDecimal(changed.items[0]!.quantity), toPlainDecimal(changed.localizedCost!)]).toEqual([
      "12.5",
      "356.25",
    ])
    expect(await runCallOrThrow(loadOrder(visitor)({ orderId: order.id }))).toEqual(changed)
    expect(await runCall(patchItem(visitor)({ ...change, quantity: decimal("5000.1") }))).toMatchObject({
      failure: { _tag: "CallFailed", reason: "refused" },
    })
  })

  it("report an unknown, malformed or foreign order as not found", async () => {
    const [owner, stranger] = [await customer(), await customer()]
    const order = await ordered()
    await runCallOrThrow(assignOrder(owner.api)({ orderId: order.id, email: owner.email }))
    const missing = Result.fail(taggedFailure("OrderNotFound"))
    expect(await runCall(loadOrder(visitor)({ orderId: randomUUID() }))).toEqual(missing)
    expect(await runCall(loadOrder(visitor)({ orderId: "no-uuid" }))).toEqual(missing)
    expect(await runCall(loadOrder(stranger.api)({ orderId: order.id }))).toEqual(missing)
    expect(await runCall(loadSubject(stranger.api)({ orderId: order.id, productId: null, code: null }))).toEqual(
      missing,
    )
    expect(await runCall(assignOrder(stranger.api)({ orderId: order.id, email: stranger.email }))).toEqual(missing)
  })

  it("assign a created order, and assign it again after a lost response", async () => {
    const { api, email } = await customer()
    const order = await ordered()
    const assigned = await runCallOrThrow(assignOrder(api)({ orderId: order.id, email }))
    expect([assigned.state, assigned.customer]).toEqual(["Assigned", { email }])
    expect((await runCallOrThrow(assignOrder(api)({ orderId: order.id, email }))).state).toBe("Assigned")
  })

  it("report a refused assignment with the server's message, and clear a code with an empty one", async () => {
    const { api, email } = await customer()
    const order = await ordered()
    expect(await runCall(assignOrder(api)({ orderId: order.id, email: "other@else.example" }))).toMatchObject({
      failure: { _tag: "AssignmentRefused", message: expect.stringMatching(/\w/) },
    })
    expect((await runCallOrThrow(patchOrderCode(api)({ orderId: order.id, code: "" }))).code).toBeNull()
    expect((await runCallOrThrow(assignOrder(api)({ orderId: order.id, email }))).state).toBe("Assigned")
  })
})

describe("loading or assigning an order", () => {
  const answering =
    (status: number, body: string): Fetch =>
    () =>
      Promise.resolve(new Response(body, { status }))
  const find = (fetch: Fetch) => runCall(loadOrder(client(fetch))({ orderId: orderWire.id }))

  it.each([
    ["an order without items", 200, JSON.stringify({ ...orderWire, items: [] }), callFailed("malformed")],
    ["no JSON", 200, "<html>", callFailed("malformed")],
    ["an empty answer", 200, "", callFailed("malformed")],
    ["a list", 200, "[]", callFailed("malformed")],
    [
      "an amount that is none",
      200,
      JSON.stringify({ ...orderWire, items: [{ ...orderWire.items[0], quantity: "much" }] }),
      callFailed("malformed"),
    ],
    ["a proxy's error", 502, "Bad gateway", callFailed("unavailable")],
    [
      "400 on the field orderId",
      400,
      '{"code":"InvalidField","field":"orderId","message":"?"}',
      taggedFailure("OrderNotFound"),
    ],
    ["404 without a body", 404, "", taggedFailure("OrderNotFound")],
    ["another 400", 400, '{"code":"X","message":"No"}', callFailed("refused", { message: "No" })],
  ])("fails with %s", async (_, status, body, failure) => {
    expect(await find(answering(status, body))).toEqual(Result.fail(failure))
  })

  it("fails as offline without a network", async () => {
    expect(await find(() => Promise.reject(new TypeError("Failed to fetch")))).toEqual(
      Result.fail(callFailed("offline")),
    )
  })

  it("fails as refused if the refusal has no message", async () => {
    const assigned = await runCall(
      assignOrder(client(answering(400, "{}")))({ orderId: orderWire.id, email: "a@b.example" }),
    )
    expect(assigned).toEqual(Result.fail(callFailed("refused")))
  })

  it("ignores unknown values and fields", async () => {
    const found = await find(
      answering(200, JSON.stringify({ ...orderWire, state: "Frozen", mood: "fine", currencyId: "gbp" })),
    )
    expect(found).toMatchObject({ success: { state: "unknown", currencyId: "unknown" } })
  })
})

it.each([
  [true, buildConfirmingOrder()],
  [false, { ...buildConfirmingOrder(), unconfirmed: [] }],
])("reads unconfirmed transactions only where they are offered: %s", async (isOffered, order) => {
  const read = readUnconfirmedIf(Effect.succeed(isOffered), () => Effect.succeed(buildConfirmingOrder()))
  expect(await Effect.runPromise(read(null))).toEqual(order)
})
