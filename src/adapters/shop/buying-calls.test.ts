import { Result, type Effect } from "effect"
import { expect, it } from "vitest"
import { loadMarketCap } from "#adapters/cabinet/dashboard.ts"
import { loadRates } from "#adapters/money/rates.ts"
import { acceptOrder, completeOrder, hideOrder } from "#adapters/orders/order-actions.ts"
import { loadOrders, createRemovedOrders } from "#adapters/orders/order-list.ts"
import { assignOrder, createOrder, loadOrder, patchOrderCode, patchItem } from "#adapters/orders/orders.ts"
import {
  confirmCard,
  enrollInvoice,
  redeemVoucher,
  sendInvoice,
  createInvoice,
  loadMethods,
} from "#adapters/payments/invoices.ts"
import type { Api } from "#adapters/shared/api.ts"
import { orderWire } from "#domain/fixtures/order.ts"
import { btcLimitedWire } from "#domain/fixtures/product.ts"
import { callFailed, taggedFailure } from "#domain/shared/failure.ts"
import { decimal } from "#domain/shared/money.ts"
import type { Attribution } from "#domain/shop/attribution.ts"
import { runCall, client } from "#tests/setup/client.ts"
import { acceptBonus } from "./bonus.ts"
import { loadProducts, loadSubject } from "./products.ts"
import { checkPromoCode } from "./promo-code.ts"
import { loadRecentPurchases } from "./recent-purchases.ts"

const orderId = orderWire.id
const it1 = { orderId, invoiceId: "inv-1" }
const noCookies = { read: () => null, write: () => undefined, remove: () => undefined }
const noneRemoved = createRemovedOrders(() => ({
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
}))
const quantity = decimal("12.50")
const orderRequest = { productId: "btc-limited", quantity, code: "WELCOME10" }
const marketing: Attribution = { utm_source: "news" }
const listing = { query: { state: "Waiting", page: 3 }, size: 10 } as const

type Sends = (api: Api) => Effect.Effect<unknown, unknown>

/** The method, path and payload of each buying call, as listed in the specification. `undefined` means that no payload is sent. */
const calls: ReadonlyArray<readonly [call: string, body: unknown, send: Sends]> = [
  [
    "GET /products?currencyId=eur&code=WELCOME10",
    undefined,
    (api) => loadProducts(api, () => "eur")({ code: "WELCOME10" }),
  ],
  [
    "GET /products?currencyId=zar",
    undefined,
    (api) => loadSubject(api, undefined, () => "zar")({ orderId: null, productId: null, code: null }),
  ],
  ["GET /products", undefined, (api) => loadProducts(api)()],
  ["GET /referralcodes/WELCOME10", undefined, (api) => checkPromoCode(api)({ code: "WELCOME10" })],
  [
    "POST /orders",
    {
      id: orderId,
      code: "WELCOME10",
      items: [{ quantity: "12.5", productId: "btc-limited" }],
      analyticsData: marketing,
    },
    (api) => createOrder(api, () => marketing)({ orderId, orderRequest }),
  ],
  [
    "POST /orders",
    { id: orderId, items: [{ quantity: "12.5", productId: "btc-limited" }] },
    (api) => createOrder(api)({ orderId, orderRequest: { ...orderRequest, code: null } }),
  ],
  [`GET /orders/${orderId}`, undefined, (api) => loadOrder(api)({ orderId })],
  [
    `PATCH /orders/${orderId}/items/it-1`,
    { quantity: "12.5" },
    (api) => patchItem(api)({ orderId, itemId: "it-1", quantity }),
  ],
  [`PATCH /orders/${orderId}`, { code: "SALE20" }, (api) => patchOrderCode(api)({ orderId, code: "SALE20" })],
  [`PATCH /orders/${orderId}`, { code: "" }, (api) => patchOrderCode(api)({ orderId, code: "" })],
  [`POST /orders/${orderId}/accept`, {}, (api) => acceptOrder(api)({ orderId })],
  [`POST /orders/${orderId}/complete`, {}, (api) => completeOrder(api)({ orderId })],
  [
    `POST /orders/${orderId}/assign`,
    { email: "maria@example.com" },
    (api) => assignOrder(api)({ orderId, email: "maria@example.com" }),
  ],
  [`POST /orders/${orderId}/hide`, {}, (api) => hideOrder(api, noneRemoved)({ orderId, kind: "hide" })],
  [
    `POST /orders/${orderId}/invoices`,
    { paymentType: "TransferSEPA", currencyId: "eur" },
    (api) => createInvoice(api)({ orderId, kind: { paymentType: "TransferSEPA", currencyId: "eur" } }),
  ],
  [`POST /orders/${orderId}/invoices/inv-1/enroll`, undefined, (api) => enrollInvoice(api)(it1)],
  [
    `POST /orders/${orderId}/invoices/inv-1/confirm`,
    { confirmationCode: "0042" },
    (api) => confirmCard(api)({ ...it1, confirmationCode: "0042" }),
  ],
  [`POST /orders/${orderId}/invoices/inv-1/send`, undefined, (api) => sendInvoice(api)(it1)],
  [`POST /orders/${orderId}/paymenttypecurrencies`, {}, (api) => loadMethods(api)({ orderId, isBackground: true })],
  [
    `POST /orders/${orderId}/ottvouchers`,
    { voucherPin: "012345678901" },
    (api) => redeemVoucher(api)({ orderId, voucherPin: "012345678901" }),
  ],
  [
    `POST /orders/${orderId}/items/btc-limited/offers/bonusQuantity`,
    {},
    (api) => acceptBonus(api, noCookies)({ orderId, productId: "btc-limited" }),
  ],
  [
    "GET /orders/?offset=20&count=10&states=Issued%2CUnderPaid",
    undefined,
    (api) => loadOrders(api, noneRemoved)(listing),
  ],
  [
    "GET /orders/?offset=0&count=5",
    undefined,
    (api) => loadOrders(api, noneRemoved)({ query: { state: "All", page: 1 }, size: 5 }),
  ],
  ["GET /fomo/recentPurchases", undefined, (api) => loadRecentPurchases(api)()],
  ["GET /currencies/crypto/marketcap/rub", undefined, (api) => loadMarketCap(api)({ currency: "rub" })],
]

/** Returns the requests of one call. Each request gets a response without a readable body. */
const sentBy = async (send: Sends) => {
  const sent: Array<{ readonly call: string; readonly body: unknown; readonly headers: Headers }> = []
  await runCall(
    send(
      client(
        (url, init) => {
          const text = typeof init.body === "string" ? init.body : undefined
          const path = url.replace("http://localhost/api/v1", "")
          sent.push({
            call: `${init.method} ${path}`,
            body: text === undefined ? undefined : JSON.parse(text),
            headers: new Headers(init.headers),
          })
          return Promise.resolve(new Response("", { status: 400 }))
        },
        { token: "a-token", locale: "ru-RU" },
      ),
    ),
  )
  return sent
}

it.each(calls)("sends %s with the body %j", async (call, body, send) => {
  const sent = await sentBy(send)
  expect(sent.map(({ headers: _, ...rest }) => rest)).toEqual([{ call, body }])
  expect(sent[0]!.headers.get("Accept-Language")).toBe("ru-RU")
  expect(sent[0]!.headers.get("Authorization")).toBe("Bearer a-token")
  expect(sent[0]!.headers.has("Content-Type")).toBe(body !== undefined)
})

it("requests the rates of both coins in the display currency", async () => {
  const sent = await sentBy((api) => loadRates(api)({ currency: "eur" }))
  expect(sent.map(({ call }) => call)).toEqual([
    "GET /currencies/btc?clientCurrencyId=eur",
    "GET /currencies/eth?clientCurrencyId=eur",
  ])
})

it("decodes a product without bounds", async () => {
  const { min: _, maxValue: __, step: ___, oldlocalizedMaintenanceCostTh: ____, ...bare } = btcLimitedWire
  const answer = () => Promise.resolve(new Response(JSON.stringify([bare])))
  expect(await runCall(loadProducts(client(answer))())).toMatchObject({
    success: [
      {
        min: decimal("1"),
        max: decimal("500"),
        minValue: decimal("1"),
        maxValue: decimal("500"),
        step: decimal("0.01"),
        oldlocalizedMaintenanceCostTh: null,
      },
    ],
  })
})

it.each([
  [400, "code", taggedFailure("CodeRequired")],
  [400, "currencyId", callFailed("refused", { message: "No" })],
  [404, "code", callFailed("notFound", { message: "No" })],
])(
  "requests a promo code only for a missing code, not for a refusal with %i on the field %j",
  async (status, field, failure) => {
    const answer = () =>
      Promise.resolve(new Response(JSON.stringify({ code: "Required", field, message: "No" }), { status }))
    expect(await runCall(loadProducts(client(answer))())).toEqual(Result.fail(failure))
  },
)
