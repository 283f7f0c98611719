import { Effect } from "effect"
import { type Api, encodePart } from "#adapters/shared/api.ts"
import { unknownOutcome } from "#adapters/shared/refusals.ts"
import { Invoice, PaymentMethods } from "#domain/orders/invoice.ts"
import { Order } from "#domain/orders/order.ts"
import type { PaymentKind } from "#domain/payments/payment-status.ts"
import { ProfileWire } from "#domain/site/account.ts"
import type { CustomerIdentity } from "#machines/payments/identify-customer.machine.ts"
import type { VoucherForm } from "#machines/payments/redeem-voucher.machine.ts"
import type { InvoiceRef } from "#machines/payments/send-invoice.machine.ts"

const post = ({ orderId, invoiceId }: InvoiceRef, what: string) =>
  `POST /orders/${encodePart(orderId)}/invoices/${encodePart(invoiceId)}/${what}` as const

export const enrollInvoice = (api: Api) => (it: InvoiceRef) =>
  api(post(it, "enroll"), { response: Invoice, background: true }).pipe(Effect.as(null))

export const confirmCard =
  (api: Api) =>
  ({ confirmationCode, ...it }: InvoiceRef & { readonly confirmationCode: string }) =>
    api(post(it, "confirm"), {
      body: { confirmationCode },
      response: Invoice,
      refusals: {
        WrongCode: { code: "incorrect_confirmation_code" },
        // `WrongState` means that another tab has confirmed or rejected the invoice, so the order decides.
        ConfirmationError: [{ code: "confirmation_error" }, { status: 409, code: "WrongState" }],
        ResponseLost: unknownOutcome,
      },
    }).pipe(Effect.as(null))

export const sendInvoice = (api: Api) => (it: InvoiceRef) =>
  api(post(it, "send"), { refusals: { ResponseLost: unknownOutcome } })

export const redeemVoucher = (api: Api) => (it: VoucherForm & { readonly orderId: string }) =>
  api(`POST /orders/${encodePart(it.orderId)}/ottvouchers`, {
    body: { voucherPin: it.voucherPin },
    response: Order,
    refusals: {
      VoucherNotFound: { status: 404 },
      VoucherRedeemed: { status: 409, code: ["VoucherRedeemed", ""] },
      InvoiceNotFound: { status: 424 },
      PinRequired: { field: "voucherPin" },
      ResponseLost: unknownOutcome,
    },
  })

const notIdentified = {
  EmailRegistered: { code: "EmailRegistered" },
  OrderLinked: [{ code: "OrderLinked" }, { status: 404 }],
} as const

/** Assigns the order if needed, and identifies the customer. A second assignment to the same customer changes nothing. */
export const identifyCustomer =
  (api: Api) =>
  ({ orderId, identity: { email, ...person } }: { readonly orderId: string; readonly identity: CustomerIdentity }) =>
    api(`POST /orders/${encodePart(orderId)}/assign`, {
      body: { email },
      response: Order,
      refusals: notIdentified,
    }).pipe(
      Effect.andThen(api("POST /profile/identify", { body: person, response: ProfileWire, refusals: notIdentified })),
    )

interface OfOrder {
  readonly orderId: string
}

export const loadMethods = (api: Api) => (it: OfOrder & { readonly background: boolean }) =>
  api(`POST /orders/${encodePart(it.orderId)}/paymenttypecurrencies`, {
    body: {},
    response: PaymentMethods,
    background: it.background,
  })

export const createInvoice =
  (api: Api) =>
  ({ orderId, kind }: OfOrder & { readonly kind: PaymentKind }) =>
    api(`POST /orders/${encodePart(orderId)}/invoices`, {
      body: { paymentType: kind.paymentType, currencyId: kind.currencyId },
      response: Invoice,
      refusals: { WrongState: { status: 409, code: "WrongState" }, ResponseLost: unknownOutcome },
    })
