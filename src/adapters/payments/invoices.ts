import { Effect } from "effect"
import { ProfileWire } from "../../domain/account/account"
import type { CallFailed, TaggedFailure } from "../../domain/shared/failure"
import { taggedFailure } from "../../domain/shared/failure"
import { Invoice } from "../../domain/payments/invoice"
import { Order } from "../../domain/orders/order"
import type { ConfirmFailure } from "../../machines/payments/confirm-card/confirm-card.machine"
import type { CustomerIdentity } from "../../machines/payments/identify-customer/identify-customer.machine"
import type { RedeemFailure, VoucherForm } from "../../machines/payments/redeem-voucher/redeem-voucher.machine"
import type { InvoiceRef } from "../../machines/payments/send-invoice/send-invoice.machine"
import type { Api, ServerRefusal } from "../shared/api"
import { asCallFailed, part } from "../shared/api"
import { isConflict, isConflictOrBare } from "../shared/conflict"
import { unknownOutcome } from "../shared/unknown-outcome"

type Failure = ServerRefusal | CallFailed

const pathOf = ({ orderId, invoiceId }: InvoiceRef, what: string): string =>
  `/orders/${part(orderId)}/invoices/${part(invoiceId)}/${what}`

export const enrollInvoice =
  (api: Api) =>
  (it: InvoiceRef): Effect.Effect<null, CallFailed> =>
    api({ method: "POST", path: pathOf(it, "enroll"), answer: Invoice, background: true }).pipe(
      Effect.as(null),
      Effect.mapError(asCallFailed),
    )

/** Memoized for the lifetime of the page: a second call, as in React's strict mode, gets the first result. */
export const memoizeByKey = <Input, A, E>(
  key: (input: Input) => string,
  run: (input: Input) => Effect.Effect<A, E>,
) => {
  const pending = new Map<string, Promise<Effect.Effect<A, E>>>()
  return (input: Input): Effect.Effect<A, E> =>
    Effect.suspend(() => {
      const existing =
        pending.get(key(input)) ??
        Effect.runPromise(
          Effect.match(run(input), {
            onSuccess: (value): Effect.Effect<A, E> => Effect.succeed(value),
            onFailure: (failure): Effect.Effect<A, E> => Effect.fail(failure),
          }),
        )
      pending.set(key(input), existing)
      return Effect.flatten(Effect.promise(() => existing))
    })
}

const whyNotConfirmed = (error: Failure): ConfirmFailure => {
  if (error._tag === "Refused" && error.code === "incorrect_confirmation_code") return taggedFailure("WrongCode")
  if (error._tag === "Refused" && error.code === "confirmation_error") return taggedFailure("ConfirmationError")
  // Already confirmed or rejected in another tab: the order decides.
  if (isConflict(error, "WrongState")) return taggedFailure("ConfirmationError")
  return unknownOutcome(error) ?? asCallFailed(error)
}

export const confirmCard =
  (api: Api) =>
  ({
    confirmationCode,
    ...it
  }: InvoiceRef & { readonly confirmationCode: string }): Effect.Effect<null, ConfirmFailure> =>
    api({ method: "POST", path: pathOf(it, "confirm"), body: { confirmationCode }, answer: Invoice }).pipe(
      Effect.as(null),
      Effect.mapError(whyNotConfirmed),
    )

export const sendInvoice =
  (api: Api) =>
  (it: InvoiceRef): Effect.Effect<null, TaggedFailure<"AnswerLost"> | CallFailed> =>
    api({ method: "POST", path: pathOf(it, "send"), answer: null }).pipe(
      Effect.as(null),
      Effect.mapError((error) => unknownOutcome(error) ?? asCallFailed(error)),
    )

const whyNotRedeemed = (error: Failure): RedeemFailure => {
  if (error._tag === "Refused") {
    if (error.status === 404) return taggedFailure("VoucherNotFound")
    if (isConflictOrBare(error, "VoucherRedeemed")) return taggedFailure("VoucherRedeemed")
    if (error.status === 424) return taggedFailure("InvoiceNotFound")
    if (error.field === "voucherPin") return taggedFailure("PinRequired")
  }
  return unknownOutcome(error) ?? asCallFailed(error)
}

export const redeemVoucher =
  (api: Api) =>
  ({ orderId, voucherPin }: VoucherForm & { readonly orderId: string }): Effect.Effect<Order, RedeemFailure> =>
    Effect.mapError(
      api({ method: "POST", path: `/orders/${part(orderId)}/ottvouchers`, body: { voucherPin }, answer: Order }),
      whyNotRedeemed,
    )

const whyNotIdentified = (
  error: Failure,
): TaggedFailure<"OrderLinked"> | TaggedFailure<"EmailRegistered"> | CallFailed => {
  if (error._tag === "Refused" && error.code === "EmailRegistered") return taggedFailure("EmailRegistered")
  return error._tag === "Refused" && (error.code === "OrderLinked" || error.status === 404)
    ? taggedFailure("OrderLinked")
    : asCallFailed(error)
}

/** Assigns the order if needed; assigning it to the same customer again is idempotent. */
export const identifyCustomer =
  (api: Api) =>
  ({ orderId, identity: { email, ...person } }: { readonly orderId: string; readonly identity: CustomerIdentity }) =>
    api({ method: "POST", path: `/orders/${part(orderId)}/assign`, body: { email }, answer: Order }).pipe(
      Effect.andThen(api({ method: "POST", path: "/profile/identify", body: person, answer: ProfileWire })),
      Effect.mapError(whyNotIdentified),
    )
