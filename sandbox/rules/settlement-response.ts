import type { Tx } from "#sandbox/database.ts"
import { parseAmount, formatAmount } from "#sandbox/money.ts"
import type { Operation } from "#sandbox/tables/money.ts"
import type { Order } from "#sandbox/tables/orders.ts"
import type { DisplayCurrencyName } from "#sandbox/tables/shared.ts"
import { calculateAvailableQuantity, remainderOf } from "./credits.ts"
import { toDisplayCurrency } from "./rates.ts"

/**
 * Returns the credit that the customer gets by completing or accepting the order now: the received money that buys no whole step. Returns
 * null in any other state, or if everything buys a step.
 */
export const toRemainderResponse = (order: Order, currency: DisplayCurrencyName) => {
  const remainder = ["UnderPaid", "OverPaid"].includes(order.state)
    ? remainderOf(order, calculateAvailableQuantity(order))
    : null
  return (
    remainder && {
      amount: formatAmount(remainder.coins),
      currencyId: remainder.coin,
      localizedAmount: formatAmount(toDisplayCurrency(remainder.dollars, currency)),
    }
  )
}

export const toToleranceResponse = ({ short, short_coin }: Order) =>
  short_coin === null ? null : { amount: formatAmount(parseAmount(short)), currencyId: short_coin }

/** A credit of an order, which is a row of the history. */
export type Credit = Pick<Operation, "id" | "order_id" | "amount" | "currency_id" | "state_reason" | "create_date">

export const selectCredits = (db: Tx) =>
  db
    .selectFrom("operation")
    .select(["id", "order_id", "amount", "currency_id", "state_reason", "create_date"])
    .orderBy("number")

export const toCreditResponse = (row: Credit) => ({
  id: row.id,
  amount: formatAmount(parseAmount(row.amount)),
  currencyId: row.currency_id,
  reason: row.state_reason === "Late" ? ("Late" as const) : ("Remainder" as const),
  createDate: row.create_date.toISOString(),
})
