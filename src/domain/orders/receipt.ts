import { BigDecimal } from "effect"
import { entryCount, filterEntries, type DecodedEntries } from "#domain/shared/entries.ts"
import { zero, type Decimal } from "#domain/shared/money.ts"
import type { Credit, Order, OrderItem, Payment, ReceiptPrices } from "./order.ts"
import { orderPriceParts, priceParts, type PriceParts } from "#domain/payments/settlement.ts"

/** What the customer paid for the order: no late payment, and not the order's own entry for an overpayment. */
export const paymentsForOrder = ({ payments }: Pick<Order, "payments">): ReadonlyArray<Payment> =>
  payments.filter(({ late, paymentType }) => !late && paymentType !== "fromOverpay")

/** What came in: the order's own entry for an overpayment is no money of its own. */
export const arrivedPayments = ({
  payments,
}: {
  readonly payments: DecodedEntries<Payment>
}): DecodedEntries<Payment> => filterEntries(payments, ({ paymentType }) => paymentType !== "fromOverpay")

/**
 * What this payment counted for, in the currency of the order; null where the order does not say it: it names one sum for all, and a late
 * payment is no part of that.
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

/** What the receipt credits. Money that came later is no part of it: a receipt does not change after its issue. */
export const remainderCredits = ({ credits }: Pick<Order, "credits">): ReadonlyArray<Credit> =>
  credits.filter(({ reason }) => reason !== "Late")

export interface PaidSum {
  readonly currencyId: Payment["currencyId"]
  readonly amount: Decimal
}

const sumsOf = (amounts: ReadonlyArray<PaidSum>): ReadonlyArray<PaidSum> => {
  const sums = new Map<Payment["currencyId"], Decimal>()
  for (const { currencyId, amount } of amounts)
    sums.set(currencyId, BigDecimal.sum(sums.get(currencyId) ?? zero, amount))
  return [...sums].map(([currencyId, amount]) => ({ currencyId, amount }))
}

/** The sum of the payments in each currency, in the order in which they first came. */
export const paidSums = (order: Pick<Order, "payments">): ReadonlyArray<PaidSum> => sumsOf(paymentsForOrder(order))

/** What came too late, in each currency. A server that lists no payments says it by what it credited. */
export const lateSums = ({ payments, credits }: Pick<Order, "payments" | "credits">): ReadonlyArray<PaidSum> => {
  const late = payments.filter((payment) => payment.late)
  return sumsOf(late.length > 0 ? late : credits.filter(({ reason }) => reason === "Late"))
}

/** Nothing came: neither for the order, nor too late, nor as a payment that cannot be read. */
export const isNothingReceived = (order: Pick<Order, "payments" | "credits" | "receivedAmount">): boolean =>
  !BigDecimal.isPositive(order.receivedAmount) && entryCount(order.payments) === 0 && lateSums(order).length === 0

type Figures = Pick<ReceiptPrices, "currencyId" | "unitPrice" | "received"> & { readonly parts: PriceParts | null }

/** As they were at the issue; where the API does not say, as the order is shown now. */
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
