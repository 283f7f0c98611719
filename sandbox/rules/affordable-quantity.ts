import { productOf } from "#sandbox/catalogue.ts"
import { parseAmount, divideAmounts, proportionOf, roundToStep, smallerAmount, type Amount } from "#sandbox/money.ts"
import type { Invoice, Order } from "#sandbox/tables/orders.ts"
import { calculateRemainingAmount, smallestPart } from "./methods.ts"
import { calculateDiscountedPrice, calculateTotalPrice } from "./prices.ts"

type PricedOrder = Pick<Order, "product_id" | "unit_price" | "discount_percent">

/** Returns the price of one unit of an order after its discount. The list price is that of the order's creation. */
export const calculateDiscountedUnitPrice = ({
  unit_price,
  discount_percent,
}: Pick<PricedOrder, "unit_price" | "discount_percent">): Amount =>
  calculateDiscountedPrice(parseAmount(unit_price), parseAmount(discount_percent))

export const costOf = (order: PricedOrder, quantity: Amount): Amount =>
  calculateTotalPrice(quantity, calculateDiscountedUnitPrice(order))

/** Returns the highest whole step that costs at most this much, up to the product's maximum. */
export const calculateAffordableQuantity = (order: PricedOrder, dollars: Amount): Amount => {
  const { step, max } = productOf(order.product_id)
  const quantity = roundToStep(
    divideAmounts(dollars, calculateDiscountedUnitPrice(order), "down"),
    parseAmount(step),
    "down",
  )
  // Prices are rounded half up, so the next step may cost less than the division suggests.
  const next = quantity + parseAmount(step)
  return smallerAmount(costOf(order, next) <= dollars ? next : quantity, parseAmount(max))
}

/**
 * Returns a payment's value in dollars. The payment's share of the invoice equals its share of the amount due, so no exchange rate is
 * needed.
 */
const paymentValue = (paid: Amount, remain: Amount, due: Amount): Amount => {
  const worth = proportionOf(due, paid, remain, "up")
  return paid < remain ? smallerAmount(worth, due - 1n) : worth
}

type ReceivedOrder = PricedOrder & Pick<Order, "cost" | "received">

/**
 * Returns the dollars that the order has received after this payment. A customer may be unable to pay the exact price of a step, because
 * coins and cents have a last digit. A payment that misses a step by less than that digit counts as the step's full price.
 */
export const calculateReceivedAfter = (
  order: ReceivedOrder,
  { remain, currency_id }: Pick<Invoice, "remain" | "currency_id">,
  paid: Amount,
): Amount => {
  const due = calculateRemainingAmount(order)
  const remaining = parseAmount(remain)
  const before = parseAmount(order.received)
  const received = before + paymentValue(paid, remaining, due)
  const next = before + proportionOf(due, paid + smallestPart(currency_id), remaining, "up") - 1n
  const step = costOf(
    order,
    calculateAffordableQuantity(order, paid < remaining ? smallerAmount(next, parseAmount(order.cost) - 1n) : next),
  )
  return step > received ? step : received
}
