import { BigDecimal } from "effect"
import { zero, type Decimal, roundHalfUp } from "#domain/shared/money.ts"
import type { Order, OrderItem } from "./order.ts"
import type { Invoice } from "./invoice.ts"

/** The power that the whole sum buys, if it is more than the ordered one. */
export const additionalPower = ({ quantity, availableQuantity }: OrderItem): Decimal | null =>
  BigDecimal.isGreaterThan(availableQuantity, quantity) ? availableQuantity : null

/** Why the sum buys no more power: one step more would pass the maximum, or the sum does not reach the next step. */
export const noExtraPowerReason = ({ quantity, step, max }: OrderItem): "atMaximum" | "belowStep" =>
  BigDecimal.isGreaterThan(BigDecimal.sum(quantity, step), max) ? "atMaximum" : "belowStep"

/** The part of the whole cost that has not come in. */
export const unpaidAmount = ({ localizedCost, receivedAmount }: Order): Decimal =>
  BigDecimal.max(zero, BigDecimal.subtract(localizedCost ?? zero, receivedAmount))

/** The received amount above the whole cost. */
export const overpaidAmount = ({ localizedCost, receivedAmount }: Order): Decimal =>
  BigDecimal.max(zero, BigDecimal.subtract(receivedAmount, localizedCost ?? zero))

/**
 * A method's amount in the buyer's currency: the cost of the order. Null if the method has that currency, and once a
 * part is paid, because the API names the rest in the method's currency only.
 */
export const equivalentOf = (
  { currencyId, localizedCost, receivedAmount }: Pick<Order, "currencyId" | "localizedCost" | "receivedAmount">,
  option: Pick<Invoice, "currencyId">,
): Decimal | null =>
  currencyId === "unknown" || currencyId === option.currencyId || BigDecimal.isPositive(receivedAmount)
    ? null
    : localizedCost

/** The power of a completed order with its bonus; before that, the ordered power. */
export const effectivePower = ({ state, bonus }: Order, { quantity, acceptedQuantity }: OrderItem): Decimal => {
  if (state !== "Completed") return quantity
  const accepted = BigDecimal.isPositive(acceptedQuantity) ? acceptedQuantity : quantity
  return BigDecimal.sum(accepted, bonus?.quantity ?? zero)
}

/** The cost of a completed order; before that, the cost of the ordered quantity. */
export const effectiveCost = ({ state, acceptedAmount, localizedCost }: Order): Decimal | null =>
  state === "Completed" && acceptedAmount !== null && BigDecimal.isPositive(acceptedAmount)
    ? acceptedAmount
    : localizedCost

/** How the power of an order differs from the ordered power: a part was accepted, or more with an overpayment or a bonus. */
export const powerDifference = (order: Order, item: OrderItem): "less" | "more" | null => {
  const power = effectivePower(order, item)
  if (BigDecimal.equals(power, item.quantity)) return null
  return BigDecimal.isLessThan(power, item.quantity) ? "less" : "more"
}

/** The cost of the ordered quantity, if a completed order cost another sum. */
export const otherOrderedCost = (order: Order): Decimal | null => {
  const [cost, ordered] = [effectiveCost(order), order.localizedCost]
  return cost === null || ordered === null || BigDecimal.equals(cost, ordered) ? null : ordered
}

/** The part of an overpayment that bought more power. The rest went back, as a credit. */
export const overpaymentSpent = (order: Order): Decimal | null => {
  const ordered = otherOrderedCost(order)
  const cost = effectiveCost(order)
  if (ordered === null || cost === null || BigDecimal.isLessThan(cost, ordered)) return null
  return BigDecimal.subtract(cost, ordered)
}

/** Money came too late, and was credited to the balance. */
export const hasLateMoney = ({ credits }: Order): boolean => credits.some(({ reason }) => reason === "Late")

/** Decimals of money on a screen. */
const cents = 2

/** The parts of a price as a screen shows them: to the cent, and `before` minus `discount` is `total`. */
export interface PriceParts {
  readonly before: Decimal
  readonly discount: Decimal
  readonly total: Decimal
}

export const priceParts = (before: Decimal, cost: Decimal): PriceParts => {
  const [shown, total] = [roundHalfUp(before, cents), roundHalfUp(cost, cents)]
  return { before: shown, discount: BigDecimal.subtract(shown, total), total }
}

/** The price of the bought power; before the order is completed, of the ordered power. Null while its cost is unknown. */
export const orderPriceParts = (order: Order, item: OrderItem): PriceParts | null => {
  const cost = effectiveCost(order)
  if (cost === null) return null
  const isAsOrdered = otherOrderedCost(order) === null
  const before = isAsOrdered
    ? order.localizedOrigCost
    : BigDecimal.multiply(item.acceptedQuantity, item.localizedAmount)
  return priceParts(before ?? cost, cost)
}
