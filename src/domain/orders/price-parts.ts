import { BigDecimal } from "effect"
import { effectiveCost, otherOrderedCost } from "#domain/payments/settlement.ts"
import { roundHalfUp, type Decimal } from "#domain/shared/money.ts"
import type { Order, OrderItem } from "./order.ts"

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
