import { Effect } from "effect"
import type { CallFailed, Named } from "../domain/failure"
import { named } from "../domain/failure"
import type { PaymentMethod } from "../domain/invoice"
import { Invoice, PaymentMethods } from "../domain/invoice"
import type { OrderId } from "../domain/order"
import { Order } from "../domain/order"
import type { PaymentKind } from "../domain/payment-status"
import type { Api, Refused } from "./api"
import { asCallFailed, part } from "./api"

interface OfOrder {
  readonly orderId: OrderId
}

/** An unknown order, another customer's, or no order id at all. */
const orFound = (error: Refused | CallFailed): Named<"OrderNotFound"> | CallFailed =>
  error._tag === "Refused" && (error.status === 404 || (error.status === 400 && error.field === "orderId"))
    ? named("OrderNotFound")
    : asCallFailed(error)

/** The order as the paying pages read it; a poll reads it in the background. */
export const loadPayment = (api: Api, { background = false } = {}) => ({ orderId }: OfOrder) =>
  Effect.mapError(api({ method: "GET", path: `/orders/${part(orderId)}`, answer: Order, background }), orFound)

export const loadMethods = (api: Api) => ({ orderId, background }: OfOrder & { readonly background: boolean }): Effect.Effect<
  ReadonlyArray<PaymentMethod>, CallFailed
> => Effect.mapError(
  api({ method: "POST", path: `/orders/${part(orderId)}/paymenttypecurrencies`, body: {}, answer: PaymentMethods, background }),
  asCallFailed
)

/** The request may have reached the server: whether there is an invoice now, nobody knows. */
const answerLost: ReadonlySet<CallFailed["reason"]> = new Set(["offline", "timeout", "server", "unavailable", "malformed"])

const whyNoInvoice = (error: Refused | CallFailed): Named<"AnswerLost"> | Named<"WrongState"> | CallFailed => {
  if (error._tag === "Refused") return error.status === 409 ? named("WrongState") : asCallFailed(error)
  return answerLost.has(error.reason) ? named("AnswerLost") : error
}

export const createInvoice = (api: Api) => ({ orderId, kind }: OfOrder & { readonly kind: PaymentKind }) =>
  Effect.mapError(
    api({
      method: "POST",
      path: `/orders/${part(orderId)}/invoices`,
      body: { paymentType: kind.paymentType, currencyId: kind.currencyId },
      answer: Invoice
    }),
    whyNoInvoice
  )
