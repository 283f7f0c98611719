import { Invoice, PaymentMethods } from "#domain/payments/invoice.ts"
import type { PaymentKind } from "#domain/payments/payment-status.ts"
import { part, type Api } from "#adapters/shared/api.ts"
import { unknownOutcome } from "#adapters/shared/refusals.ts"

interface OfOrder {
  readonly orderId: string
}

export const loadMethods =
  (api: Api) =>
  ({ orderId, background }: OfOrder & { readonly background: boolean }) =>
    api(`POST /orders/${part(orderId)}/paymenttypecurrencies`, { body: {}, answer: PaymentMethods, background })

export const createInvoice =
  (api: Api) =>
  ({ orderId, kind }: OfOrder & { readonly kind: PaymentKind }) =>
    api(`POST /orders/${part(orderId)}/invoices`, {
      body: { paymentType: kind.paymentType, currencyId: kind.currencyId },
      answer: Invoice,
      refusals: { WrongState: { status: 409, code: "WrongState" }, AnswerLost: unknownOutcome },
    })
