import { BigDecimal } from "effect"
import { entryCount, filterEntries, type DecodedEntries } from "#domain/shared/entries.ts"
import { zero, type Decimal } from "#domain/shared/money.ts"
import type { Credit, Payment, ReceiptPrices } from "./order-money.ts"
import type { Order, OrderItem } from "./order.ts"
import { orderPriceParts, priceParts, type PriceParts } from "./settlement.ts"

/** Returns the customer's payments for the order, without late payments and the order's own entry for an overpayment. */
export const paymentsForOrder = ({ payments }: Pick<Order, "payments">): ReadonlyArray<Payment> =>
  payments.filter(({ late, paymentType }) => !late && paymentType !== "fromOverpay")

/** Returns the payments that arrived, without the order's own entry for an overpayment, because it is not additional money. */
export const arrivedPayments = ({
  payments,
}: {
  readonly payments: DecodedEntries<Payment>
}): DecodedEntries<Payment> => filterEntries(payments, ({ paymentType }) => paymentType !== "fromOverpay")

/**
 * Returns the amount for which a payment counted, in the currency of the order. The order has one sum for all payments in time. Returns
 * null unless that sum is this payment's alone.
 */
export const countedAmount = (
  order: Pick<Order, "payments" | "currencyId" | "receivedAmount">,
  payment: Payment,
): Decimal | null => {
  const counted = paymentsForOrder(order)
  const unreadable = entryCount(order.payments) - order.payments.length
  return unreadable === 0 && counted.length === 1 && counted[0] === payment && payment.currencyId !== order.currencyId
    ? order.receivedAmount
    : null
}

/** Returns the credits on the receipt. Late money is left out, because a receipt does not change after its issue. */
export const remainderCredits = ({ credits }: Pick<Order, "credits">): ReadonlyArray<Credit> =>
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
export const paidSums = (order: Pick<Order, "payments">): ReadonlyArray<PaidSum> => mergeSums(paymentsForOrder(order))

/** Returns the sums that arrived too late, one for each currency. If the server lists no payments, the credits provide them. */
export const lateSums = ({ payments, credits }: Pick<Order, "payments" | "credits">): ReadonlyArray<PaidSum> => {
  const late = payments.filter((payment) => payment.late)
  return mergeSums(late.length > 0 ? late : credits.filter(({ reason }) => reason === "Late"))
}

/** Returns true if no money arrived for the order. An unreadable payment counts as money. */
export const isNothingReceived = (order: Pick<Order, "payments" | "credits" | "receivedAmount">): boolean =>
  !BigDecimal.isPositive(order.receivedAmount) && entryCount(order.payments) === 0 && lateSums(order).length === 0

type Figures = Pick<ReceiptPrices, "currencyId" | "unitPrice" | "received"> & { readonly parts: PriceParts | null }

/** Returns the figures at the issue of the receipt. If the API does not send them, returns the order's current figures. */
export const receiptFigures = (order: Order, item: OrderItem): Figures => {
  const issued = order.receipt?.prices
  if (issued) return { ...issued, parts: priceParts(issued.subtotal, issued.total) }
  const { currencyId, receivedAmount } = order
  return {
    currencyId,
    unitPrice: item.localizedAmount,
    received: receivedAmount,
    parts: orderPriceParts(order, item),
  }
}
