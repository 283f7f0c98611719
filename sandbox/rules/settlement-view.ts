import type { Tx } from "../database.ts"
import { amount, text } from "../money.ts"
import type { Display, Operation, Order } from "../tables.ts"
import { available, remainderOf } from "./credits.ts"
import { toDisplay } from "./rates.ts"

/** What completing or accepting it now would credit, because it buys no whole step. */
export const remainderView = (order: Order, display: Display) => {
  const remainder = ["UnderPaid", "OverPaid"].includes(order.state) ? remainderOf(order, available(order)) : null
  return (
    remainder && {
      amount: text(remainder.coins),
      currencyId: remainder.coin,
      localizedAmount: text(toDisplay(remainder.dollars, display)),
    }
  )
}

export const toleranceView = ({ short, short_coin }: Order) =>
  short_coin === null ? null : { amount: text(amount(short)), currencyId: short_coin }

/** What an order gave back: a row of the history. */
export type Credit = Pick<Operation, "id" | "order_id" | "amount" | "currency_id" | "state_reason" | "create_date">

export const selectCredits = (db: Tx) =>
  db
    .selectFrom("operation")
    .select(["id", "order_id", "amount", "currency_id", "state_reason", "create_date"])
    .orderBy("number")

export const creditView = (row: Credit) => ({
  id: row.id,
  amount: text(amount(row.amount)),
  currencyId: row.currency_id,
  reason: row.state_reason === "Late" ? ("Late" as const) : ("Remainder" as const),
  createDate: row.create_date.toISOString(),
})
