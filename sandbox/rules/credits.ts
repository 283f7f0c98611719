import { randomUUID } from "node:crypto"
import type { Tx } from "#sandbox/database.ts"
import { parseAmount, formatAmount, proportionOf, type Amount } from "#sandbox/money.ts"
import type { CreditReason } from "#sandbox/tables/money.ts"
import type { Order } from "#sandbox/tables/orders.ts"
import type { CoinName } from "#sandbox/tables/shared.ts"
import { calculateAffordableQuantity, costOf } from "./affordable-quantity.ts"
import type { LockedOrder } from "./locked-order.ts"

/** Returns the quantity that the received amount buys. */
export const calculateAvailableQuantity = (order: Order): Amount =>
  calculateAffordableQuantity(order, parseAmount(order.received))

export type Remainder = { readonly coin: CoinName; readonly coins: Amount; readonly dollars: Amount }

type CreditedOrder = Pick<
  Order,
  "product_id" | "unit_price" | "discount_percent" | "received" | `credit_${"coin" | "coins" | "dollars"}`
>

/**
 * Returns the received amount that exceeds the worth of this quantity, in the coin of the last payment. The remainder's share of
 * the coins that were due equals its share of the dollars that were due. Returns null if nothing exceeds the worth, or if the
 * excess is less than the last digit of the coin.
 */
export const remainderOf = (order: CreditedOrder, quantity: Amount): Remainder | null => {
  const dollars = parseAmount(order.received) - costOf(order, quantity)
  if (dollars <= 0n || order.credit_coin === null || order.credit_dollars === null) return null
  const coins = proportionOf(parseAmount(order.credit_coins), dollars, parseAmount(order.credit_dollars), "down")
  return coins === 0n ? null : { coin: order.credit_coin, coins, dollars }
}

type Credit = { readonly coin: CoinName; readonly coins: Amount; readonly reason: CreditReason }

/**
 * Adds the credit to the history as a bonus without a unit, because a bonus without a unit does not count as earnings. Throws for an order
 * without an owner.
 */
export const recordCredit = async (
  tx: Tx,
  order: LockedOrder,
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
      amount: formatAmount(coins),
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
