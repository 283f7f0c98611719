import { BigDecimal } from "effect"
import { isCompleting } from "#domain/orders/card-status.ts"
import type { Invoice, PaymentMethod } from "#domain/orders/invoice.ts"
import { deriveOrderState } from "#domain/orders/order-state.ts"
import type { Order } from "#domain/orders/order.ts"
import { sumPayments, type PaidSum } from "#domain/orders/receipt.ts"
import type { DecodedEntries } from "#domain/shared/entries.ts"
import { roundHalfUp, zero, type Decimal } from "#domain/shared/money.ts"

/** The identity of a payment method: its type and its currency. An invoice has both fields too. */
export interface PaymentMethodId {
  readonly paymentType: Invoice["paymentType"]
  readonly currencyId: Invoice["currencyId"]
}
export const isSamePaymentMethod = (a: PaymentMethodId, b: PaymentMethodId): boolean =>
  a.paymentType === b.paymentType && a.currencyId === b.currencyId

/** Returns true if the order is Issued or UnderPaid, which the specification calls "waiting for payment". */
export const isWaitingForPayment = (order: Order): boolean => {
  const state = deriveOrderState(order)
  return state === "Issued" || state === "UnderPaid"
}

/** The screen of a payment method. SEPA and SWIFT share a screen. */
export type PaymentScreen = "crypto" | "voucher" | "card" | "transfer"

const screens: { readonly [Type in Invoice["paymentType"]]: PaymentScreen | null } = {
  Crypto: "crypto",
  OTTVoucher: "voucher",
  CreditCard: "card",
  TransferSEPA: "transfer",
  TransferSwift: "transfer",
  unknown: null,
}

/**
 * Returns the screen on which the customer pays the order, or null if the order waits for no payment. A charged card keeps its screen until
 * the order is completed.
 */
export const choosePaymentScreen = (order: Order): PaymentScreen | null => {
  if (isCompleting(order)) return "card"
  return isWaitingForPayment(order) && order.invoice !== null && order.currentPaymentType !== null
    ? screens[order.currentPaymentType.paymentType]
    : null
}

export const isPaidInCrypto = (order: Order): boolean => choosePaymentScreen(order) === "crypto"

/** Returns true if the network has seen coins but not confirmed them. Another payment before the confirmation could pay twice. */
export const isConfirming = (order: Order): boolean => isPaidInCrypto(order) && order.unconfirmed.length > 0

/** Returns true if the server declared the invoice expired. The client never decides this by its own clock. */
export const isInvoiceExpired = (order: Order): boolean => order.invoice?.requisites.state === "Expired"

/** Returns true if the invoice can still be paid. A card that failed and a transfer that expired cannot. */
const isOpen = (invoice: Invoice): boolean =>
  !invoice.isCardError && !invoice.isCardReversed && !["Rejected", "Expired"].includes(invoice.requisites.state)

/** Returns true if the order has an open invoice of this method, possibly created by a call whose response was lost. */
export const hasInvoiceFor = (order: Order, method: PaymentMethodId): boolean =>
  isWaitingForPayment(order) &&
  order.invoice !== null &&
  isSamePaymentMethod(order.invoice, method) &&
  isOpen(order.invoice)

/**
 * Returns true if the invoice has a new rate. A rate is frozen until the `expireDate`, so a different `expireDate` of the invoice means a
 * new rate.
 */
export const isInvoiceRepriced = (shown: Order, now: Order): boolean =>
  shown.invoice !== null &&
  now.invoice !== null &&
  shown.invoice.invoiceId === now.invoice.invoiceId &&
  shown.invoice.expireDate !== now.invoice.expireDate

/** Returns true if an edit elsewhere, such as in another tab, changed the amount due. A payment or a new rate does not count. */
const isAmountEdited = (shown: Order, now: Order): boolean =>
  shown.invoice !== null &&
  now.invoice !== null &&
  !BigDecimal.equals(shown.invoice.amount, now.invoice.amount) &&
  !isInvoiceRepriced(shown, now) &&
  shown.payments.length === now.payments.length

/**
 * Returns true if the payment details on the screen are no longer valid. Another tab has changed the payment method or the order, or the
 * method has a new invoice or address.
 */
export const arePaymentDetailsReplaced = (shown: Order, now: Order): boolean =>
  choosePaymentScreen(now) !== null &&
  (shown.invoice?.invoiceId !== now.invoice?.invoiceId ||
    shown.invoice?.requisites.address !== now.invoice?.requisites.address ||
    isAmountEdited(shown, now))

/**
 * Returns the sums received so far, each in its own currency. If the server lists no payments, the only sum comes from the invoice, or else
 * from the order.
 */
export const sumReceivedAmounts = (order: Order): ReadonlyArray<PaidSum> => {
  const sums = sumPayments(order)
  const { invoice, receivedAmount, currencyId } = order
  if (sums.length > 0 || invoice === null) return sums
  const amount = BigDecimal.max(zero, BigDecimal.subtract(invoice.amount, invoice.remainAmount))
  return BigDecimal.isPositive(amount) || BigDecimal.isZero(receivedAmount)
    ? [{ currencyId: invoice.currencyId, amount }]
    : [{ currencyId, amount: receivedAmount }]
}

/** Returns the received share of the order's cost in whole percent, 0 to 100, for the progress bar. */
export const calculateReceivedPercent = ({ receivedAmount, localizedCost }: Order): string => {
  const share = BigDecimal.divide(
    BigDecimal.multiply(receivedAmount, BigDecimal.fromBigInt(100n)),
    localizedCost ?? zero,
  )
  return share._tag === "Some" ? BigDecimal.format(roundHalfUp(share.value, 0)) : "0"
}

export type PaymentMethodState = "normal" | "belowMinimum" | "aboveMaximum" | "disabled"

export interface PaymentMethodOption extends PaymentMethodId {
  /** The key of the method, such as "Crypto/btc". The key stays the same at every refresh. */
  readonly key: string
  readonly state: PaymentMethodState
  /** The amount to pay, in `currencyId`. */
  readonly amount: Decimal
  /** The minimum that the method accepts, in `currencyId`. */
  readonly min: Decimal
  /** The maximum that the method accepts, in `currencyId`. */
  readonly max: Decimal
}

const paymentMethodKey = ({ paymentType, currencyId }: PaymentMethodId): string => `${paymentType}/${currencyId}`

/**
 * Returns the key of the method to preselect, which is that of the open invoice, or null if no invoice is open. The method of a failed or
 * expired invoice is preselected only to retry it.
 */
export const findPreselectedMethodKey = ({ invoice }: Pick<Order, "invoice">, isRetry: boolean): string | null =>
  invoice !== null && (isRetry || isOpen(invoice)) ? paymentMethodKey(invoice) : null

type Item = PaymentMethod["items"][number]

const stateOf = (method: PaymentMethod, item: Item): PaymentMethodState => {
  if (method.disabled) return "disabled"
  if (item.state.min) return "belowMinimum"
  return item.state.max ? "aboveMaximum" : "normal"
}

/** Returns an option for each payment method. Unknown methods are left out, because the product has no text for them. */
export const listPaymentMethodOptions = (methods: ReadonlyArray<PaymentMethod>): ReadonlyArray<PaymentMethodOption> =>
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

/** Returns true if a payment method, or an item of one, was unreadable. */
export const areMethodsIncomplete = (methods: DecodedEntries<PaymentMethod>): boolean =>
  methods.unreadable !== undefined || methods.some(({ items }) => items.unreadable !== undefined)

/**
 * Returns true if one of the methods can pay in time for a bonus. The customer must pay within two hours, for which a bank transfer is too
 * slow.
 */
export const acceptsBonus = (options: ReadonlyArray<PaymentMethodOption>): boolean =>
  options.some(
    ({ state, paymentType }) => state === "normal" && paymentType !== "TransferSEPA" && paymentType !== "TransferSwift",
  )

/** Returns true if the payment needs the payer's identity, which banks and acquirers require. */
export const needsIdentity = ({ paymentType }: PaymentMethodId): boolean =>
  paymentType === "CreditCard" || paymentType === "TransferSEPA" || paymentType === "TransferSwift"
