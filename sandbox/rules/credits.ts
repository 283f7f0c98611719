import { randomUUID } from "node:crypto"
import { productOf } from "../catalogue.ts"
import type { Tx } from "../database.ts"
import { amount, divideAmounts, amountText, type Amount } from "../money.ts"
import type { CoinName, CreditReason, Order } from "../tables.ts"
import { affordableQuantity } from "./methods.ts"
import { toPayPerUnit } from "./orders.ts"
import { totalPrice } from "./prices.ts"

/** What the order received buys this quantity: on the step, at most what the product sells. */
export const available = (order: Order): Amount => {
  const product = productOf(order.product_id)
  const unitPrice = toPayPerUnit(product, amount(order.discount_percent))
  return affordableQuantity(amount(order.received), unitPrice, amount(product.step), amount(product.max))
}

export const worthOf = (order: Order, quantity: Amount): Amount =>
  totalPrice(quantity, toPayPerUnit(productOf(order.product_id), amount(order.discount_percent)))

export type Remainder = { readonly coin: CoinName; readonly coins: Amount; readonly dollars: Amount }

/** What was received beyond the worth of this quantity, in the coin of the last payment at the rate it came in at. */
export const remainderOf = (order: Order, quantity: Amount): Remainder | null => {
  const dollars = amount(order.received) - worthOf(order, quantity)
  if (dollars <= 0n || order.credit_coin === null || order.credit_rate === null) return null
  const coins = divideAmounts(dollars, amount(order.credit_rate), "down")
  return coins === 0n ? null : { coin: order.credit_coin, coins, dollars }
}

type Credit = { readonly coin: CoinName; readonly coins: Amount; readonly reason: CreditReason }

/** Adds a bonus without a unit to the history, so that earnings exclude it. */
export const recordCredit = async (
  tx: Tx,
  order: Order,
  { coin, coins, reason }: Credit,
  now: number,
): Promise<void> => {
  if (order.owner_id === null) throw new Error(`Order ${order.number} has no owner to credit`)
  const date = new Date(now)
  await tx
    .insertInto("operation")
    .values({
      id: randomUUID(),
      user_id: order.owner_id,
      operation_type: "Bonus",
      currency_id: coin,
      amount: amountText(coins),
      create_date: date,
      operation_date: date,
      state: "Completed",
      state_reason: reason,
      state_update: date,
      order_id: order.id,
      order_number: order.number,
    })
    .execute()
}
