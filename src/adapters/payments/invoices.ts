import { Effect } from "effect"
import { type Api, encodePathSegment } from "#adapters/shared/api.ts"
import { unknownOutcome } from "#adapters/shared/refusals.ts"
import { Invoice, PaymentMethods } from "#domain/orders/invoice.ts"
import { Order } from "#domain/orders/order.ts"
import type { PaymentMethodId } from "#domain/payments/payment-status.ts"
import { ProfileWire } from "#domain/site/account.ts"
import type { CustomerIdentity } from "#machines/payments/identify-customer.machine.ts"
import type { VoucherForm } from "#machines/payments/redeem-voucher.machine.ts"
import type { InvoiceRef } from "#machines/payments/send-invoice.machine.ts"

const createInvoiceCall = ({ orderId, invoiceId }: InvoiceRef, what: string) =>
  `POST /orders/${encodePathSegment(orderId)}/invoices/${encodePathSegment(invoiceId)}/${what}` as const

/** Reports to the server that the customer has returned from the acquirer. A repeated call changes nothing. */
export const enrollInvoice = (api: Api) => (invoice: InvoiceRef) =>
  api(createInvoiceCall(invoice, "enroll"), { response: Invoice, isBackground: true }).pipe(Effect.as(null))

/**
 * Confirms a card with the code that the customer received. Fails with `WrongCode`, with `ConfirmationError` if the invoice takes no more
 * codes, and with `ResponseLost` if the card may have been charged.
 */
export const confirmCard =
  (api: Api) =>
  ({ confirmationCode, ...invoice }: InvoiceRef & { readonly confirmationCode: string }) =>
    api(createInvoiceCall(invoice, "confirm"), {
      body: { confirmationCode },
      response: Invoice,
      refusals: {
        WrongCode: { code: "incorrect_confirmation_code" },
        // `WrongState` means that another tab has confirmed or rejected the invoice, so the state of the order decides.
        ConfirmationError: [{ code: "confirmation_error" }, { status: 409, code: "WrongState" }],
        ResponseLost: unknownOutcome,
      },
    }).pipe(Effect.as(null))

/** Requests an e-mail with the details of a bank transfer. Fails with `ResponseLost` if the e-mail may have been sent. */
export const sendInvoice = (api: Api) => (invoice: InvoiceRef) =>
  api(createInvoiceCall(invoice, "send"), { refusals: { ResponseLost: unknownOutcome } })

/**
 * Pays an order with a voucher. Fails with `VoucherNotFound` for an unknown PIN, with `VoucherRedeemed` for a used PIN, and with
 * `PinRequired` if the server refuses the PIN itself. Fails with `InvoiceNotFound` if there is no invoice to be paid by voucher, and with
 * `ResponseLost` if the voucher may have been redeemed.
 */
export const redeemVoucher = (api: Api) => (voucher: VoucherForm & { readonly orderId: string }) =>
  api(`POST /orders/${encodePathSegment(voucher.orderId)}/ottvouchers`, {
    body: { voucherPin: voucher.voucherPin },
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

/**
 * Assigns the order if needed, and identifies the customer. A second assignment to the same customer changes nothing. Fails with
 * `EmailRegistered` if the e-mail address belongs to an account, and with `OrderLinked` if the order belongs to another customer.
 */
export const identifyCustomer =
  (api: Api) =>
  ({ orderId, identity: { email, ...person } }: { readonly orderId: string; readonly identity: CustomerIdentity }) =>
    api(`POST /orders/${encodePathSegment(orderId)}/assign`, {
      body: { email },
      response: Order,
      refusals: notIdentified,
    }).pipe(
      Effect.andThen(api("POST /profile/identify", { body: person, response: ProfileWire, refusals: notIdentified })),
    )

interface OfOrder {
  readonly orderId: string
}

export const loadMethods = (api: Api) => (input: OfOrder & { readonly isBackground: boolean }) =>
  api(`POST /orders/${encodePathSegment(input.orderId)}/paymenttypecurrencies`, {
    body: {},
    response: PaymentMethods,
    isBackground: input.isBackground,
  })

/**
 * Creates an invoice, or returns the open invoice of the same kind. Fails with `WrongState` if the order accepts no payment now, and with
 * `ResponseLost` if the invoice may exist.
 */
export const createInvoice =
  (api: Api) =>
  ({ orderId, kind }: OfOrder & { readonly kind: PaymentMethodId }) =>
    api(`POST /orders/${encodePathSegment(orderId)}/invoices`, {
      body: { paymentType: kind.paymentType, currencyId: kind.currencyId },
      response: Invoice,
      refusals: { WrongState: { status: 409, code: "WrongState" }, ResponseLost: unknownOutcome },
    })
