import { coinAddress } from "./empty-fixture.ts"
import { empty, ids, open, own, type PairCall } from "./pair-call.ts"

const newOrder = (id: string) => ({ body: { id, items: [{ productId: "btc-limited", quantity: "10" }] } })
const at = ({ orderId, invoiceId }: { readonly orderId: string; readonly invoiceId: string }, step: string) => ({
  path: `/orders/${orderId}/invoices/${invoiceId}/${step}`,
})
const order = (id: string, step = "") => ({ path: `/orders/${id}${step}` })

/** Calls about orders, money and the demo. */
export const orderCalls: Readonly<Record<string, PairCall>> = {
  // The call opens an existing demo, because creating one takes a second and involves no customer of the fixture.
  "POST /demo/cabinet": open(({ demo }) => ({ body: { id: demo } })),
  "POST /demo/cabinet/{id}/assign": open(({ demo, nextEmail }) => ({
    path: `/demo/cabinet/${demo}/assign`,
    body: { email: nextEmail, currencyId: "usd" },
  })),
  "POST /exports": own(() => ({
    body: { file: "history", start: "2026-01-01T00:00", end: "2026-03-31T23:59", timeZone: "Europe/Berlin" },
  })),
  "POST /orders/{orderId}/invoices/{invoiceId}/enroll": own(({ orders }) => ({
    ...empty,
    ...at(orders.card, "enroll"),
  })),
  "POST /orders/{orderId}/invoices/{invoiceId}/confirm": own(({ orders }) => ({
    ...at(orders.coded, "confirm"),
    body: { confirmationCode: "0042" },
  })),
  "POST /orders/{orderId}/invoices/{invoiceId}/send": own(({ orders }) => ({
    ...empty,
    ...at(orders.transfer, "send"),
  })),
  "POST /orders/{orderId}/ottvouchers": own(({ orders }) => ({
    ...order(orders.voucher, "/ottvouchers"),
    body: { voucherPin: "300000000001" },
  })),
  "POST /profile/identify": own((_, side) => ({
    body: { firstName: side === 0 ? "Anna" : "Hanna", lastName: "Berg", country: "DE" },
  })),
  "POST /orders/{orderId}/accept": own(({ orders }) => ({ ...empty, ...order(orders.underPaid, "/accept") })),
  "POST /orders/{orderId}/complete": own(({ orders }) => ({ ...empty, ...order(orders.overPaid, "/complete") })),
  "POST /orders/{orderId}/hide": own(({ orders }) => ({ ...empty, ...order(orders.issued, "/hide") })),
  "POST /orders/{orderId}/items/{productId}/offers/bonusQuantity": own(({ orders }) => ({
    ...empty,
    ...order(orders.assigned, "/items/btc-limited/offers/bonusQuantity"),
  })),
  "POST /orders/{orderId}/assign": own(({ orders, email }) => ({
    ...order(orders.visitors, "/assign"),
    body: { email },
  })),
  "POST /orders/{orderId}/paymenttypecurrencies": own(({ orders }) => ({
    ...empty,
    ...order(orders.assigned, "/paymenttypecurrencies"),
  })),
  "POST /orders/{orderId}/invoices": own(({ orders }) => ({
    ...order(orders.assigned, "/invoices"),
    body: { paymentType: "Crypto", currencyId: "btc" },
  })),
  "POST /orders": own((_, side) => newOrder(ids[side])),
  "POST /orders of a visitor": open(() => newOrder(ids[0])),
  "PATCH /orders/{orderId}": own(({ orders }) => ({ ...order(orders.assigned), body: { code: "WELCOME10" } })),
  "PATCH /orders/{orderId} of a visitor": open(({ orders }) => ({
    ...order(orders.visitors),
    body: { code: "WELCOME10" },
  })),
  "PATCH /orders/{orderId}/items/{itemId}": own(({ orders }, side) => ({
    ...order(orders.assigned, `/items/${orders.item}`),
    body: { quantity: side === 0 ? "30" : "60" },
  })),
  "PATCH /orders/{orderId}/items/{itemId} of a visitor": open(({ orders }, side) => ({
    ...order(orders.visitors, `/items/${orders.visitorsItem}`),
    body: { quantity: side === 0 ? "30" : "60" },
  })),
  "POST /partnership": own(() => empty, "leaver"),
  "POST /partnership for a code": own((_, side) => ({
    path: "/partnership?forsed=true",
    body: { label: `Label ${side}` },
  })),
  "PATCH /partnership/codes/{code}": own(({ partnerCode }, side) => ({
    path: `/partnership/codes/${partnerCode}`,
    body: { label: `Label ${side}`, active: false },
  })),
  "POST /withdraws": own((_, side) => ({
    body: { id: ids[side], amount: "0.0015", address: coinAddress, currencyId: "btc" },
  })),
  "POST /withdraws/{withdrawalId}/cancel": own(({ withdrawalId }) => ({
    ...empty,
    path: `/withdraws/${withdrawalId}/cancel`,
  })),
}
