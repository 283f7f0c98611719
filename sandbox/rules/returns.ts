import { sql } from "kysely"
import { day } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { amount, amountText, multiplyAmounts, type Amount } from "#sandbox/money.ts"
import type { CoinName } from "#sandbox/tables.ts"
import { coinRate, toDisplay } from "./rates.ts"
import { worthOf } from "./shares.ts"
import type { SummaryOptions } from "./summary.ts"

type Row = { readonly coin: CoinName; readonly paid: string; readonly last_day: string }

/** The cost of what completed orders bought. Money that was returned is no part of it. */
const investedBy = async (tx: Tx, userId: string): Promise<Amount> => {
  const bought = await tx
    .selectFrom("customer_order")
    .select([
      "product_id",
      "unit_price",
      "discount_percent",
      "accepted_quantity",
      sql<string>`count(*)::text`.as("orders"),
    ])
    .where("owner_id", "=", userId)
    .where("state", "=", "Completed")
    .groupBy(["product_id", "unit_price", "discount_percent", "accepted_quantity"])
    .execute()
  return bought.reduce((sum, row) => sum + worthOf(row, amount(row.accepted_quantity)) * BigInt(row.orders), 0n)
}

/** What was invested, and what contracts paid after maintenance: in all, and in the last 24 hours. */
export const returns = async (tx: Tx, userId: string, { display, seed, now }: SummaryOptions) => {
  const rows = await sql<Row>`select currency_id as coin, sum(net)::text as paid,
      coalesce(sum(net) filter (where operation_date > ${new Date(now - day)}), 0)::text as last_day
    from (select currency_id, operation_date,
        case operation_type when 'Bonus' then amount else -amount end as net
      from operation
      where user_id = ${userId} and unit is not null and operation_type in ('Bonus', 'MaintenanceFee')) as payout
    group by currency_id`.execute(tx)
  const shown = (dollars: Amount) => ({ amount: amountText(toDisplay(dollars, display)), currencyId: display })
  const dollarsOf = (column: "paid" | "last_day") =>
    rows.rows.reduce(
      (sum, row) => sum + multiplyAmounts(amount(row[column]), coinRate(seed, row.coin, now), "half-up"),
      0n,
    )
  return {
    invested: shown(await investedBy(tx, userId)),
    lastDay: shown(dollarsOf("last_day")),
    paid: shown(dollarsOf("paid")),
  }
}
