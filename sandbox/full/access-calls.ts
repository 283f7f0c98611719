import type { Operation } from "./schema.ts"

/** Every id that a customer has, by the name of its parameter or field. */
export interface Ids {
  readonly orderId: string
  readonly itemId: string
  readonly productId: string
  readonly invoiceId: string
}

export const nameOf = ({ method, path }: Operation): string => `${method} ${path}`

/** A valid body for each call on another customer's order, so that only the caller is refused. */
export const bodies: Readonly<Record<string, (ids: Ids) => object>> = {
  "PATCH /orders/{orderId}": () => ({ code: "WELCOME10" }),
  "PATCH /orders/{orderId}/items/{itemId}": () => ({ quantity: "20" }),
  "POST /orders/{orderId}/assign": () => ({ email: "other@shop.example" }),
  "POST /orders/{orderId}/paymenttypecurrencies": () => ({}),
  "POST /orders/{orderId}/invoices": () => ({ paymentType: "Crypto", currencyId: "eth" }),
  "POST /orders/{orderId}/invoices/{invoiceId}/enroll": () => ({}),
  "POST /orders/{orderId}/invoices/{invoiceId}/confirm": () => ({ confirmationCode: "0042" }),
  "POST /orders/{orderId}/invoices/{invoiceId}/send": () => ({}),
  "POST /orders/{orderId}/ottvouchers": () => ({ voucherPin: "100000000001" }),
  "POST /orders/{orderId}/accept": () => ({}),
  "POST /orders/{orderId}/complete": () => ({}),
  "POST /orders/{orderId}/hide": () => ({}),
  "POST /orders/{orderId}/items/{productId}/offers/bonusQuantity": () => ({}),
  "GET /orders/{orderId}": () => ({}),
}

/** Calls that a demo customer may not make, whatever the order. */
export const ofAccounts = ["POST /orders/{orderId}/assign", "POST /orders/{orderId}/invoices"]

/** Ids in the path that have no owner, or that grant access themselves; each with the test that covers it. */
const open: readonly string[] = [
  // Knowing a demo's id is what opens it; assigned, it opens no more: sandbox/tests/demo.test.ts.
  "GET /demo/cabinet/{id}",
  "POST /demo/cabinet/{id}/assign",
  // Knowing a ticket is what opens the file, once: sandbox/tests/exports.test.ts.
  "GET /exports/{ticket}",
  "GET /referralcodes/{code}",
  "GET /currencies/crypto/marketcap/{currency}",
  "GET /mining/{currencyId}",
]

/** Ids of the caller's own making: another customer who sends the same makes or finds nothing of this one's. */
const minted = ["POST /orders", "POST /withdraws", "POST /demo/cabinet"]

export const hasId = ({ path, body }: Operation): boolean =>
  path.includes("{") ||
  Object.keys(body?.[1].properties ?? {}).some(
    (name) => name === "id" || (name.endsWith("Id") && name !== "currencyId"),
  )

/** A call with an id in its path or body is in one of these lists, or has a test of its own. */
export const knownCalls: readonly string[] = [...Object.keys(bodies), ...open, ...minted]
