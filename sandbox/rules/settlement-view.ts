import type { Tx } from "#sandbox/database.ts"
import { amount, amountText } from "#sandbox/money.ts"
import type { Operation } from "#sandbox/tables/money.ts"
import type { Order } from "#sandbox/tables/orders.ts"
import type { DisplayCurrencyName } from "#sandbox/tables/shared.ts"
import { available, remainderOf } from "./credits.ts"
import { toDisplay } from "./rates.ts"

/**
 * Returns the credit that would result if the order were completed or accepted now, because the received amount rarely buys whole steps
 * only.
 */
export const remainderView = (order: Order, display: DisplayCurrencyName) => {
  const remainder = ["UnderPaid", "OverPaid"].includes(order.state) ? remainderOf(order, available(order)) : null
  return (
    remainder && {
      amount: amountText(remainder.coins),
      currencyId: remainder.coin,
      localizedAmount: amountText(toDisplay(remainder.dollars, display)),
    }
  )
}

export const toleranceView = ({ short, short_coin }: Order) =>
  short_coin === null ? null : { amount: amountText(amount(short)), currencyId: short_coin }

/** A credit of an order, which is a row of the history. */
export type Credit = Pick<Operation, "id" | "order_id" | "amount" | "currency_id" | "state_reason" | "create_date">

export const selectCredits = (db: Tx) =>
  db
    .selectFrom("operation")
    .select(["id", "order_id", "amount", "currency_id", "state_reason", "create_date"])
    .orderBy("number")

export const creditView = (row: Credit) => ({
  id: row.id,
  amount: amountText(amount(row.amount)),
  currencyId: row.currency_id,
  reason: row.state_reason === "Late" ? ("Late" as const) : ("Remainder" as const),
  createDate: row.create_date.toISOString(),
})
