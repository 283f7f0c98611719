import { Effect } from "effect"
import type { CallFailed, TaggedFailure } from "../../domain/shared/failure"
import { taggedFailure } from "../../domain/shared/failure"
import type { PaymentMethod } from "../../domain/payments/invoice"
import { Invoice, PaymentMethods } from "../../domain/payments/invoice"
import type { PaymentKind } from "../../domain/payments/payment-status"
import type { Api, ServerRefusal } from "../shared/api"
import { asCallFailed, part } from "../shared/api"
import { isConflict } from "../shared/conflict"
import { unknownOutcome } from "../shared/unknown-outcome"

interface OfOrder {
  readonly orderId: string
}

export const loadMethods =
  (api: Api) =>
  ({
    orderId,
    background,
  }: OfOrder & { readonly background: boolean }): Effect.Effect<ReadonlyArray<PaymentMethod>, CallFailed> =>
    Effect.mapError(
      api({
        method: "POST",
        path: `/orders/${part(orderId)}/paymenttypecurrencies`,
        body: {},
        answer: PaymentMethods,
        background,
      }),
      asCallFailed,
    )

const whyNoInvoice = (
  error: ServerRefusal | CallFailed,
): TaggedFailure<"AnswerLost"> | TaggedFailure<"WrongState"> | CallFailed => {
  if (isConflict(error, "WrongState")) return taggedFailure("WrongState")
  if (error._tag === "Refused") return asCallFailed(error)
  return unknownOutcome(error) ?? error
}

export const createInvoice =
  (api: Api) =>
  ({ orderId, kind }: OfOrder & { readonly kind: PaymentKind }) =>
    Effect.mapError(
      api({
        method: "POST",
        path: `/orders/${part(orderId)}/invoices`,
        body: { paymentType: kind.paymentType, currencyId: kind.currencyId },
        answer: Invoice,
      }),
      whyNoInvoice,
    )
