import type { Tx } from "../database.ts"
import { amount, text } from "../money.ts"
import type { Display, Order } from "../tables.ts"
import { available, remainderOf } from "./credits.ts"
import { toDisplay } from "./rates.ts"

/** What completing or accepting it now would credit, because it buys no whole step. */
export const remainderView = (order: Order, display: Display) => {
  const remainder = ["UnderPaid", "OverPaid"].includes(order.state) ? remainderOf(order, available(order)) : null
  return remainder && {
    amount: text(remainder.coins),
    currencyId: remainder.coin,
    localizedAmount: text(toDisplay(remainder.dollars, display)),
  }
}

export const toleranceView = ({ short, short_coin }: Order) =>
  short_coin === null ? null : { amount: text(amount(short)), currencyId: short_coin }

export const creditsOf = async (tx: Tx, orderId: string) => {
  const rows = tx.selectFrom("operation").select(["id", "amount", "currency_id", "state_reason", "create_date"])
  const credits = await rows.where("order_id", "=", orderId).orderBy("number").execute()
  return credits.map((row) => ({
    id: row.id,
    amount: text(amount(row.amount)),
    currencyId: row.currency_id,
    reason: row.state_reason === "Late" ? ("Late" as const) : ("Remainder" as const),
    createDate: row.create_date.toISOString(),
  }))
}
