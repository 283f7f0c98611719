import { BigDecimal } from "effect"
import { countEntries, filterEntries, type DecodedEntries } from "#domain/shared/entries.ts"
import { zero, type Decimal } from "#domain/shared/money.ts"
import type { Credit, Payment, ReceiptPrices } from "./order-money.ts"
import type { Order, OrderItem } from "./order.ts"
import { calculateOrderPriceParts, calculatePriceParts, type PriceParts } from "./settlement.ts"

/** Returns the customer's payments for the order, without late payments and the order's own entry for an overpayment. */
export const listPaymentsForOrder = ({ payments }: Pick<Order, "payments">): ReadonlyArray<Payment> =>
  payments.filter(({ late, paymentType }) => !late && paymentType !== "fromOverpay")

/** Returns the payments that arrived. The order's own entry for an overpayment is not additional money, so it is left out. */
export const listArrivedPayments = ({
  payments,
}: {
  readonly payments: DecodedEntries<Payment>
}): DecodedEntries<Payment> => filterEntries(payments, ({ paymentType }) => paymentType !== "fromOverpay")

/**
 * Returns the amount for which a payment counted, in the currency of the order. The order has one sum for all payments in time. Returns
 * null unless that sum is this payment's alone.
 */
export const findAppliedAmount = (
  order: Pick<Order, "payments" | "currencyId" | "receivedAmount">,
  payment: Payment,
): Decimal | null => {
  const countedPayments = listPaymentsForOrder(order)
  const unreadable = countEntries(order.payments) - order.payments.length
  return unreadable === 0 &&
    countedPayments.length === 1 &&
    countedPayments[0] === payment &&
    payment.currencyId !== order.currencyId
    ? order.receivedAmount
    : null
}

/** Returns the credits on the receipt. A receipt does not change after its issue, so money that arrived late is left out. */
export const listRemainderCredits = ({ credits }: Pick<Order, "credits">): ReadonlyArray<Credit> =>
  credits.filter(({ reason }) => reason !== "Late")

export interface PaidSum {
  readonly currencyId: Payment["currencyId"]
  readonly amount: Decimal
}

const mergeSums = (amounts: ReadonlyArray<PaidSum>): ReadonlyArray<PaidSum> => {
  const sums = new Map<Payment["currencyId"], Decimal>()
  for (const { currencyId, amount } of amounts)
    sums.set(currencyId, BigDecimal.sum(sums.get(currencyId) ?? zero, amount))
  return [...sums].map(([currencyId, amount]) => ({ currencyId, amount }))
}

/** Returns the sum of the payments in each currency, in the order of their first payment. */
export const sumPayments = (order: Pick<Order, "payments">): ReadonlyArray<PaidSum> =>
  mergeSums(listPaymentsForOrder(order))

/** Returns the sums that arrived too late, one for each currency. If the server lists no payments, the credits provide them. */
export const sumLatePayments = ({ payments, credits }: Pick<Order, "payments" | "credits">): ReadonlyArray<PaidSum> => {
  const late = payments.filter((payment) => payment.late)
  return mergeSums(late.length > 0 ? late : credits.filter(({ reason }) => reason === "Late"))
}

/** Returns true if no money arrived for the order. An unreadable payment counts as money. */
export const hasReceivedNothing = (order: Pick<Order, "payments" | "credits" | "receivedAmount">): boolean =>
  !BigDecimal.isPositive(order.receivedAmount) &&
  countEntries(order.payments) === 0 &&
  sumLatePayments(order).length === 0

type Figures = Pick<ReceiptPrices, "currencyId" | "unitPrice" | "received"> & { readonly parts: PriceParts | null }

/** Returns the figures at the issue of the receipt. If the API does not send them, returns the order's current figures. */
export const calculateReceiptAmounts = (order: Order, item: OrderItem): Figures => {
  const issuedPrices = order.receipt?.prices
  if (issuedPrices) return { ...issuedPrices, parts: calculatePriceParts(issuedPrices.subtotal, issuedPrices.total) }
  const { currencyId, receivedAmount } = order
  return {
    currencyId,
    unitPrice: item.localizedAmount,
    received: receivedAmount,
    parts: calculateOrderPriceParts(order, item),
  }
}
