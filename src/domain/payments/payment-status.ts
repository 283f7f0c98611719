import { BigDecimal } from "effect"
import { isCompleting } from "#domain/orders/card-status.ts"
import type { DecodedEntries } from "#domain/shared/entries.ts"
import type { Invoice, PaymentMethod } from "#domain/orders/invoice.ts"
import { paidSums, type PaidSum } from "#domain/orders/receipt.ts"
import { roundHalfUp, zero, type Decimal } from "#domain/shared/money.ts"
import { effectiveOrderState, type Order } from "#domain/orders/order.ts"

/** The requested kind of invoice. */
export interface PaymentKind {
  readonly paymentType: Invoice["paymentType"]
  readonly currencyId: Invoice["currencyId"]
}
export const isSamePaymentKind = (a: PaymentKind, b: PaymentKind): boolean =>
  a.paymentType === b.paymentType && a.currencyId === b.currencyId

/** Issued or UnderPaid: the specification's "waiting for payment". */
export const isWaitingForPayment = (order: Order): boolean => {
  const state = effectiveOrderState(order)
  return state === "Issued" || state === "UnderPaid"
}

/** Every payment method has its own screen; SEPA and SWIFT share one. */
export type PaymentScreen = "crypto" | "voucher" | "card" | "transfer"

const screens: { readonly [Type in Invoice["paymentType"]]: PaymentScreen | null } = {
  Crypto: "crypto",
  OTTVoucher: "voucher",
  CreditCard: "card",
  TransferSEPA: "transfer",
  TransferSwift: "transfer",
  unknown: null,
}

/** The payment method of a waiting order's invoice. Null without one, or for an unknown method. */
export const paymentScreen = (order: Order): PaymentScreen | null => {
  if (isCompleting(order)) return "card"
  return isWaitingForPayment(order) && order.invoice !== null && order.currentPaymentType !== null
    ? screens[order.currentPaymentType.paymentType]
    : null
}

export const isPaidInCrypto = (order: Order): boolean => paymentScreen(order) === "crypto"

/** Coins are on their way: nothing is sent, and no other way to pay is offered, until the network confirms them. */
export const isConfirming = (order: Order): boolean => isPaidInCrypto(order) && order.unconfirmed.length > 0

/** The server declared the invoice expired; a local clock never does. */
export const isInvoiceExpired = (order: Order): boolean => order.invoice?.requisites.state === "Expired"

/** A card that failed and a transfer that ran out are paid no more. */
const isOpen = (invoice: Invoice): boolean =>
  !invoice.isCardError && !invoice.isCardReversed && !["Rejected", "Expired"].includes(invoice.requisites.state)

/** An open invoice of this kind, possibly created by a call whose response was lost. */
export const hasInvoiceOf = (order: Order, kind: PaymentKind): boolean =>
  isWaitingForPayment(order) &&
  order.invoice !== null &&
  isSamePaymentKind(order.invoice, kind) &&
  isOpen(order.invoice)

/** The rate of an invoice is frozen until its expireDate; another expireDate of the same invoice is another rate. */
export const isInvoiceRepriced = (shown: Order, now: Order): boolean =>
  shown.invoice !== null &&
  now.invoice !== null &&
  shown.invoice.invoiceId === now.invoice.invoiceId &&
  shown.invoice.expireDate !== now.invoice.expireDate

/** The amount due was changed by an edit elsewhere: neither by a payment nor by another rate. */
const isAmountEdited = (shown: Order, now: Order): boolean =>
  shown.invoice !== null &&
  now.invoice !== null &&
  !BigDecimal.equals(shown.invoice.amount, now.invoice.amount) &&
  !isInvoiceRepriced(shown, now) &&
  shown.payments.length === now.payments.length

/**
 * The order is to be paid by other details than the ones on the screen: in another tab another payment method was chosen or the order was
 * edited, or the same method got a new invoice or address.
 */
export const arePaymentDetailsReplaced = (shown: Order, now: Order): boolean =>
  paymentScreen(now) !== null &&
  (shown.invoice?.invoiceId !== now.invoice?.invoiceId ||
    shown.invoice?.requisites.address !== now.invoice?.requisites.address ||
    isAmountEdited(shown, now))

/** Sums received so far, in their own currencies. If the server lists no payments, the invoice gives the sum, or else the order. */
export const receivedSums = (order: Order): ReadonlyArray<PaidSum> => {
  const sums = paidSums(order)
  const { invoice, receivedAmount, currencyId } = order
  if (sums.length > 0 || invoice === null) return sums
  const amount = BigDecimal.max(zero, BigDecimal.subtract(invoice.amount, invoice.remainAmount))
  return BigDecimal.isPositive(amount) || BigDecimal.isZero(receivedAmount)
    ? [{ currencyId: invoice.currencyId, amount }]
    : [{ currencyId, amount: receivedAmount }]
}

/** The received share of the order's cost in whole percent, 0 to 100, for the progress bar. */
export const receivedPercent = ({ receivedAmount, localizedCost }: Order): string => {
  const share = BigDecimal.divide(
    BigDecimal.multiply(receivedAmount, BigDecimal.fromBigInt(100n)),
    localizedCost ?? zero,
  )
  return share._tag === "Some" ? BigDecimal.format(roundHalfUp(share.value, 0)) : "0"
}

export type PaymentMethodState = "normal" | "belowMinimum" | "aboveMaximum" | "disabled"

export interface PaymentMethodOption extends PaymentKind {
  /** "Crypto/btc": the same through every refresh. */
  readonly key: string
  readonly state: PaymentMethodState
  readonly amount: Decimal
  readonly min: Decimal
  readonly max: Decimal
}

const paymentMethodKey = ({ paymentType, currencyId }: PaymentKind): string => `${paymentType}/${currencyId}`

/** The method that is chosen at first: that of the open invoice; of one that failed or ran out only to try it again. */
export const firstMethodKey = ({ invoice }: Pick<Order, "invoice">, again: boolean): string | null =>
  invoice !== null && (again || isOpen(invoice)) ? paymentMethodKey(invoice) : null

type Item = PaymentMethod["items"][number]

const stateOf = (method: PaymentMethod, item: Item): PaymentMethodState => {
  if (method.disabled) return "disabled"
  if (item.state.min) return "belowMinimum"
  return item.state.max ? "aboveMaximum" : "normal"
}

/** One line per payment method. Unknown methods are left out, because there is no text for them. */
export const paymentMethodOptions = (methods: ReadonlyArray<PaymentMethod>): ReadonlyArray<PaymentMethodOption> =>
  methods.flatMap((method) =>
    method.items
      .filter((item) => item.paymentType !== "unknown" && item.currencyId !== "unknown")
      .map((item) => ({
        key: paymentMethodKey(item),
        paymentType: item.paymentType,
        currencyId: item.currencyId,
        state: stateOf(method, item),
        amount: item.amount,
        min: item.min,
        max: item.max,
      })),
  )

/** A way to pay, or one of its currencies, could not be read. */
export const areMethodsIncomplete = (methods: DecodedEntries<PaymentMethod>): boolean =>
  methods.unreadable !== undefined || methods.some(({ items }) => items.unreadable !== undefined)

/** A bonus must be paid within two hours: by a method that accepts the amount and is not a bank transfer. */
export const acceptsBonus = (options: ReadonlyArray<PaymentMethodOption>): boolean =>
  options.some(
    ({ state, paymentType }) => state === "normal" && paymentType !== "TransferSEPA" && paymentType !== "TransferSwift",
  )

/** Banks and acquirers require the payer's identity. */
export const needsIdentity = ({ paymentType }: PaymentKind): boolean =>
  paymentType === "CreditCard" || paymentType === "TransferSEPA" || paymentType === "TransferSwift"
