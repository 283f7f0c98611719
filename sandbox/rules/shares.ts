import { productOf } from "#sandbox/catalogue.ts"
import { amount, divideAmounts, proportionOf, roundToStep, smallerAmount, type Amount } from "#sandbox/money.ts"
import type { Invoice, Order } from "#sandbox/tables.ts"
import { remainingAmount, smallestPart } from "./methods.ts"
import { discountedPrice, totalPrice } from "./prices.ts"

type Priced = Pick<Order, "product_id" | "unit_price" | "discount_percent">

/** The price of one unit of an order after its discount. The list price stays that of the order's creation. */
export const toPayPerUnit = ({
  unit_price,
  discount_percent,
}: Pick<Priced, "unit_price" | "discount_percent">): Amount =>
  discountedPrice(amount(unit_price), amount(discount_percent))

export const worthOf = (order: Priced, quantity: Amount): Amount => totalPrice(quantity, toPayPerUnit(order))

/** The highest quantity on the step that costs no more than this, at most what the product sells. */
export const affordableQuantity = (order: Priced, dollars: Amount): Amount => {
  const { step, max } = productOf(order.product_id)
  const quantity = roundToStep(divideAmounts(dollars, toPayPerUnit(order), "down"), amount(step), "down")
  // A price rounds half up, so the next step may cost less than the division allows.
  const next = quantity + amount(step)
  return smallerAmount(worthOf(order, next) <= dollars ? next : quantity, amount(max))
}

/** A payment's value in dollars: its share of the invoice is the share of the amount due. No rate comes between them. */
const paymentWorth = (paid: Amount, remain: Amount, due: Amount): Amount => {
  const worth = proportionOf(due, paid, remain, "up")
  return paid < remain ? smallerAmount(worth, due - 1n) : worth
}

type Received = Priced & Pick<Order, "cost" | "received">

/**
 * The amount that the order has received after this payment, in dollars. A step may cost a fraction of a satoshi or a cent, which
 * cannot be paid: the sum rounded down buys it.
 */
export const receivedAfter = (
  order: Received,
  { remain, currency_id }: Pick<Invoice, "remain" | "currency_id">,
  paid: Amount,
): Amount => {
  const due = remainingAmount(order)
  const asked = amount(remain)
  const before = amount(order.received)
  const received = before + paymentWorth(paid, asked, due)
  const next = before + proportionOf(due, paid + smallestPart(currency_id), asked, "up") - 1n
  const step = worthOf(
    order,
    affordableQuantity(order, paid < asked ? smallerAmount(next, amount(order.cost) - 1n) : next),
  )
  return step > received ? step : received
}
