import { BigDecimal } from "effect"
import { deriveOrderState } from "#domain/orders/order-state.ts"
import type { Order } from "#domain/orders/order.ts"
import { decimal, type Decimal } from "#domain/shared/money.ts"
import type { PaymentMethodOption } from "./payment-status.ts"

/** The change of quantity that moves the cost of an order within the limits of a payment method. */
export interface HashrateFix {
  readonly kind: "raise" | "lower"
  /** The quantity after the change, on a step of the product. */
  readonly newQuantity: Decimal
  /** The absolute change of the quantity. */
  readonly diffQuantity: Decimal
  /** The absolute change of the order's cost, in its display currency. */
  readonly diffCost: Decimal
}

type Item = Order["items"][number]

const smallestAmounts = { coin: decimal("0.00000001"), money: decimal("0.01") }

const roundToStep = (quantity: Decimal, step: Decimal, mode: "ceil" | "floor"): Decimal => {
  const steps = BigDecimal.divideUnsafe(quantity, step)
  return BigDecimal.multiply(BigDecimal.round(steps, { scale: 0, mode }), step)
}

/**
 * Returns the quantity whose cost is a limit of the method. The amount was rounded up, so the quantity may be slightly too small. If
 * `isRoundedUp`, the function calculates with one unit of the last digit less, which never exceeds the exact amount.
 */
const calculateQuantityAt = (
  limit: Decimal,
  { amount, paymentType }: PaymentMethodOption,
  { quantity }: Item,
  isRoundedUp: boolean,
): Decimal => {
  const lastDigit = paymentType === "Crypto" ? smallestAmounts.coin : smallestAmounts.money
  const worth =
    isRoundedUp && BigDecimal.isGreaterThan(amount, lastDigit) ? BigDecimal.subtract(amount, lastDigit) : amount
  return BigDecimal.divideUnsafe(BigDecimal.multiply(limit, quantity), worth)
}

const calculateTargetQuantity = (option: PaymentMethodOption, item: Item): Decimal =>
  option.state === "belowMinimum"
    ? roundToStep(calculateQuantityAt(option.min, option, item, true), item.step, "ceil")
    : roundToStep(calculateQuantityAt(option.max, option, item, false), item.step, "floor")

/**
 * Returns the change that an order needs for a payment method. Returns null if it needs none, if the order is partly paid already, or if
 * the product does not sell the necessary quantity.
 */
export const calculateHashrateFix = (order: Order, option: PaymentMethodOption): HashrateFix | null => {
  const [item] = order.items
  if (!item || !["Assigned", "Issued"].includes(deriveOrderState(order))) return null
  if (option.state !== "belowMinimum" && option.state !== "aboveMaximum") return null
  if (!BigDecimal.isPositive(option.amount) || !BigDecimal.isPositive(item.step)) return null
  const newQuantity = calculateTargetQuantity(option, item)
  if (BigDecimal.isLessThan(newQuantity, item.min) || BigDecimal.isGreaterThan(newQuantity, item.max)) return null
  const diffQuantity = BigDecimal.abs(BigDecimal.subtract(newQuantity, item.quantity))
  return {
    kind: option.state === "belowMinimum" ? "raise" : "lower",
    newQuantity,
    diffQuantity,
    diffCost: BigDecimal.multiply(diffQuantity, item.localizedToPayAmount),
  }
}
