import { BigDecimal } from "effect"
import type { Decimal } from "#domain/shared/money.ts"
import type { Quote } from "#domain/shop/quote.ts"
import { nearestStep } from "#domain/shop/quantity.ts"

export interface PayableGap {
  readonly side: "below" | "above"
  /** The limit that is missed, in the display currency. */
  readonly limit: Decimal
  /** The nearest quantity that can be paid; null where the product does not sell it. */
  readonly quantity: Decimal | null
}

/** The distance of a quote from the accepted range. Null if it can be paid, or without data from the server. */
export const payableGap = ({ offer, cost, quantity }: Quote): PayableGap | null => {
  const { payable } = offer
  if (payable === null || !BigDecimal.isPositive(quantity) || !BigDecimal.isPositive(cost)) return null
  const isBelow = BigDecimal.isLessThan(cost, payable.min)
  if (!isBelow && !BigDecimal.isGreaterThan(cost, payable.max)) return null
  const limit = isBelow ? payable.min : payable.max
  // At the price of now: a lower quantity may get a discount on top, never lose one.
  const worth = BigDecimal.divideUnsafe(BigDecimal.multiply(limit, quantity), cost)
  return { side: isBelow ? "below" : "above", limit, quantity: nearestStep(worth, offer, isBelow ? "up" : "down") }
}
