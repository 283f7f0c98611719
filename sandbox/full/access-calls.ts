import type { Operation } from "./schema.ts"

/** All ids of a customer, by the name of the parameter or field. */
export interface Ids {
  readonly orderId: string
  readonly itemId: string
  readonly productId: string
  readonly invoiceId: string
}

export const nameOf = ({ method, path }: Operation): string => `${method} ${path}`

/** Valid bodies for calls on another customer's order, so that only the caller can be the reason for a refusal. */
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

/** Calls that a demo customer may not make for any order. */
export const ofAccounts = ["POST /orders/{orderId}/assign", "POST /orders/{orderId}/invoices"]

/** Calls with an id in the path that has no owner, or that itself grants access. A comment names the test of an id that grants access. */
const open: readonly string[] = [
  // Anyone with a demo's id can open the demo until it is assigned: sandbox/tests/demo.test.ts.
  "GET /demo/cabinet/{id}",
  "POST /demo/cabinet/{id}/assign",
  // Anyone with a ticket can open its file once: sandbox/tests/exports.test.ts.
  "GET /exports/{ticket}",
  "GET /referralcodes/{code}",
  "GET /currencies/crypto/marketcap/{currency}",
  "GET /mining/{currencyId}",
]

/** Calls whose id the caller creates. If another customer sends the same id, the call creates or finds nothing of the first customer. */
const minted = ["POST /orders", "POST /withdraws", "POST /demo/cabinet"]

export const hasId = ({ path, body }: Operation): boolean =>
  path.includes("{") ||
  Object.keys(body?.[1].properties ?? {}).some(
    (name) => name === "id" || (name.endsWith("Id") && name !== "currencyId"),
  )

/** Every call with an id in its path or body is in one of these lists, or has its own test. */
export const knownCalls: readonly string[] = [...Object.keys(bodies), ...open, ...minted]
