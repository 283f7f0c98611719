import { BigDecimal } from "effect"
import { zero, type Decimal, roundHalfUp } from "#domain/shared/money.ts"
import type { Credit, Order, OrderItem, Payment, ReceiptPrices } from "./order.ts"
import { effectiveCost, otherOrderedCost } from "#domain/payments/settlement.ts"

/** Decimals of money on a screen. */
const cents = 2

/** As a screen shows them: to the cent, and the price minus the discount is the total. */
export interface PriceParts {
  readonly before: Decimal
  readonly discount: Decimal
  readonly total: Decimal
}

export const priceParts = (before: Decimal, cost: Decimal): PriceParts => {
  const [shown, total] = [roundHalfUp(before, cents), roundHalfUp(cost, cents)]
  return { before: shown, discount: BigDecimal.subtract(shown, total), total }
}

/** Of what an order bought, or before it is completed, of what was ordered; null while its cost is unknown. */
export const orderPriceParts = (order: Order, item: OrderItem): PriceParts | null => {
  const cost = effectiveCost(order)
  if (cost === null) return null
  const isAsOrdered = otherOrderedCost(order) === null
  const before = isAsOrdered
    ? order.localizedOrigCost
    : BigDecimal.multiply(item.acceptedQuantity, item.localizedAmount)
  return priceParts(before ?? cost, cost)
}

/** What the customer paid for the order: no late payment, and not the order's own entry for an overpayment. */
export const paymentsForOrder = ({ payments }: Pick<Order, "payments">): ReadonlyArray<Payment> =>
  payments.filter(({ late, paymentType }) => !late && paymentType !== "fromOverpay")

/** What the receipt credits. Money that came later is no part of it: a receipt does not change after its issue. */
export const remainderCredits = ({ credits }: Pick<Order, "credits">): ReadonlyArray<Credit> =>
  credits.filter(({ reason }) => reason !== "Late")

export interface PaidSum {
  readonly currencyId: Payment["currencyId"]
  readonly amount: Decimal
}

/** The sum of the payments in each currency, in the order in which they first came. */
export const paidSums = (order: Pick<Order, "payments">): ReadonlyArray<PaidSum> => {
  const sums = new Map<Payment["currencyId"], Decimal>()
  for (const { currencyId, amount } of paymentsForOrder(order))
    sums.set(currencyId, BigDecimal.sum(sums.get(currencyId) ?? zero, amount))
  return [...sums].map(([currencyId, amount]) => ({ currencyId, amount }))
}

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
