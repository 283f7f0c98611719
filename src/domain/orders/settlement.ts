import { BigDecimal } from "effect"
import { zero, type Decimal, roundHalfUp } from "#domain/shared/money.ts"
import type { Invoice } from "./invoice.ts"
import type { Order, OrderItem } from "./order.ts"

/** Returns the power that the whole received sum buys, or null if it is not more than the ordered power. */
export const findAdditionalQuantity = ({ quantity, availableQuantity }: OrderItem): Decimal | null =>
  BigDecimal.isGreaterThan(availableQuantity, quantity) ? availableQuantity : null

/** Returns why the sum buys no more power: one step more would exceed the maximum, or the sum does not reach the next step. */
export const explainNoAdditionalQuantity = ({ quantity, step, max }: OrderItem): "atMaximum" | "belowStep" =>
  BigDecimal.isGreaterThan(BigDecimal.sum(quantity, step), max) ? "atMaximum" : "belowStep"

/** Returns the part of the whole cost that has not arrived. */
export const calculateUnpaidAmount = ({ localizedCost, receivedAmount }: Order): Decimal =>
  BigDecimal.max(zero, BigDecimal.subtract(localizedCost ?? zero, receivedAmount))

/** Returns the received amount above the whole cost, which is zero unless the order is overpaid. */
export const calculateOverpaidAmount = ({ localizedCost, receivedAmount }: Order): Decimal =>
  BigDecimal.max(zero, BigDecimal.subtract(receivedAmount, localizedCost ?? zero))

/**
 * Returns a method's amount in the buyer's currency, which is the cost of the order. Returns null if the method has that currency, or if a
 * part is paid: the API sends the remaining amount only in the method's currency.
 */
export const findDisplayEquivalent = (
  { currencyId, localizedCost, receivedAmount }: Pick<Order, "currencyId" | "localizedCost" | "receivedAmount">,
  option: Pick<Invoice, "currencyId">,
): Decimal | null =>
  currencyId === "unknown" || currencyId === option.currencyId || BigDecimal.isPositive(receivedAmount)
    ? null
    : localizedCost

/** Returns the power of a completed order with its bonus. Before completion, returns the ordered power. */
export const calculateEffectiveQuantity = (
  { state, bonus }: Order,
  { quantity, acceptedQuantity }: OrderItem,
): Decimal => {
  if (state !== "Completed") return quantity
  const accepted = BigDecimal.isPositive(acceptedQuantity) ? acceptedQuantity : quantity
  return BigDecimal.sum(accepted, bonus?.quantity ?? zero)
}

/**
 * Returns the cost of a completed order. Before completion, returns the cost of the ordered quantity. Returns null while the cost
 * is unknown.
 */
export const calculateEffectiveCost = ({ state, acceptedAmount, localizedCost }: Order): Decimal | null =>
  state === "Completed" && acceptedAmount !== null && BigDecimal.isPositive(acceptedAmount)
    ? acceptedAmount
    : localizedCost

/**
 * Returns how the power of an order differs from the ordered power, or null if it does not. The customer may have accepted a
 * part, or an overpayment or a bonus may have bought more.
 */
export const compareToOrderedQuantity = (order: Order, item: OrderItem): "less" | "more" | null => {
  const quantity = calculateEffectiveQuantity(order, item)
  if (BigDecimal.equals(quantity, item.quantity)) return null
  return BigDecimal.isLessThan(quantity, item.quantity) ? "less" : "more"
}

/** Returns the cost of the ordered quantity if the cost of the completed order differs from it, and null otherwise. */
export const findDifferingOrderedCost = (order: Order): Decimal | null => {
  const [cost, ordered] = [calculateEffectiveCost(order), order.localizedCost]
  return cost === null || ordered === null || BigDecimal.equals(cost, ordered) ? null : ordered
}

/** Returns the part of an overpayment that bought more power, or null if none did. The server credited the remainder. */
export const calculateSpentOverpayment = (order: Order): Decimal | null => {
  const ordered = findDifferingOrderedCost(order)
  const cost = calculateEffectiveCost(order)
  if (ordered === null || cost === null || BigDecimal.isLessThan(cost, ordered)) return null
  return BigDecimal.subtract(cost, ordered)
}

/** Returns true if money arrived too late and was credited to the balance. */
export const hasLatePaymentCredit = ({ credits }: Order): boolean => credits.some(({ reason }) => reason === "Late")

const cents = 2

/** The parts of a price as a screen shows them, rounded to the cent. `total` equals `before` minus `discount` in spite of the rounding. */
export interface PriceParts {
  readonly before: Decimal
  readonly discount: Decimal
  readonly total: Decimal
}

/** Returns the parts of a price, from the price before the discount and the cost after it. */
export const calculatePriceParts = (before: Decimal, cost: Decimal): PriceParts => {
  const [shownBefore, total] = [roundHalfUp(before, cents), roundHalfUp(cost, cents)]
  return { before: shownBefore, discount: BigDecimal.subtract(shownBefore, total), total }
}

/** Returns the price of the bought power, or of the ordered power before the order is completed. Returns null while the cost is unknown. */
export const calculateOrderPriceParts = (order: Order, item: OrderItem): PriceParts | null => {
  const cost = calculateEffectiveCost(order)
  if (cost === null) return null
  const isAsOrdered = findDifferingOrderedCost(order) === null
  const before = isAsOrdered
    ? order.localizedOrigCost
    : BigDecimal.multiply(item.acceptedQuantity, item.localizedAmount)
  return calculatePriceParts(before ?? cost, cost)
}
