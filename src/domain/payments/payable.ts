import { BigDecimal } from "effect"
import type { Decimal } from "#domain/shared/money.ts"
import { findNearestStep } from "#domain/shop/quantity.ts"
import type { Quote } from "#domain/shop/quote.ts"

/** A cost outside the range that payment methods accept. */
export interface PayableGap {
  readonly side: "below" | "above"
  /** The limit that the cost misses, in the display currency. */
  readonly limit: Decimal
  /** The nearest quantity with a payable cost. Null if the product does not sell it. */
  readonly quantity: Decimal | null
}

/**
 * Returns the gap between a quote and the range that payment methods accept, or null if the quote can be paid or the server sent no range.
 */
export const findPayableGap = ({ offer, cost, quantity }: Quote): PayableGap | null => {
  const { payable } = offer
  if (payable === null || !BigDecimal.isPositive(quantity) || !BigDecimal.isPositive(cost)) return null
  const isBelow = BigDecimal.isLessThan(cost, payable.min)
  if (!isBelow && !BigDecimal.isGreaterThan(cost, payable.max)) return null
  const limit = isBelow ? payable.min : payable.max
  // The calculation uses the current unit price. A lower quantity may gain a discount, but never loses one.
  const worth = BigDecimal.divideUnsafe(BigDecimal.multiply(limit, quantity), cost)
  return { side: isBelow ? "below" : "above", limit, quantity: findNearestStep(worth, offer, isBelow ? "up" : "down") }
}
