import { sql } from "kysely"
import { day } from "#sandbox/clock.ts"
import type { Tx } from "#sandbox/database.ts"
import { parseAmount, formatAmount, multiplyAmounts, type Amount } from "#sandbox/money.ts"
import type { CoinName } from "#sandbox/tables/shared.ts"
import { costOf } from "./affordable-quantity.ts"
import { coinRate, toDisplayCurrency } from "./rates.ts"
import { loadStakes, stakingProducts } from "./stakes.ts"
import type { SummaryOptions } from "./summary.ts"

type Row = { readonly coin: CoinName; readonly mined: boolean; readonly paid: string }
type DayRow = Row & { readonly ago: number }

/** The number of days for which the response has a separate sum for each day. */
const shownDays = 30

/**
 * Returns the cost of everything that completed orders bought. Returned money does not count, and a stake does not count because it is not
 * spent.
 */
const sumInvested = async (tx: Tx, userId: string): Promise<Amount> => {
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
    .where("product_id", "not in", stakingProducts)
    .groupBy(["product_id", "unit_price", "discount_percent", "accepted_quantity"])
    .execute()
  return bought.reduce((sum, row) => sum + costOf(row, parseAmount(row.accepted_quantity)) * BigInt(row.orders), 0n)
}

/** Returns the invested sum, and the payouts of contracts after maintenance: in total, and for each of the last thirty 24-hour periods. */
export const loadPayoutSummary = async (tx: Tx, userId: string, { currency, seed, now }: SummaryOptions) => {
  const payouts = sql`select currency_id, operation_date, unit <> 'eth2' as mined,
      case operation_type when 'Bonus' then amount else -amount end as net
    from operation
    where user_id = ${userId} and unit is not null and operation_type in ('Bonus', 'MaintenanceFee')`
  const all = await sql<Row>`select currency_id as coin, mined, sum(net)::text as paid
    from (${payouts}) as payout group by currency_id, mined`.execute(tx)
  const ofDays = await sql<DayRow>`select currency_id as coin, mined, sum(net)::text as paid, ago
    from (select *, floor(extract(epoch from (${new Date(now)}::timestamptz - operation_date)) / 86400)::int as ago
      from (${payouts}) as payout
      where operation_date > ${new Date(now - shownDays * day)}) as recent
    group by currency_id, mined, ago`.execute(tx)
  const sumForDisplay = (rows: readonly Row[]) => {
    const dollars = rows.reduce(
      (sum, { coin, paid }) => sum + multiplyAmounts(parseAmount(paid), coinRate(seed, coin, now), "half-up"),
      0n,
    )
    return { amount: formatAmount(toDisplayCurrency(dollars, currency)), currencyId: currency }
  }
  const daily = Array.from({ length: shownDays }, (_, index) => {
    const ago = shownDays - 1 - index
    return {
      date: new Date(now - ago * day).toISOString(),
      amount: sumForDisplay(ofDays.rows.filter((row) => row.ago === ago)),
    }
  })
  const { since } = await tx
    .selectFrom("contract")
    .select(({ fn }) => fn.min("start_date").as("since"))
    .where("user_id", "=", userId)
    .where("product_id", "not in", stakingProducts)
    .executeTakeFirstOrThrow()
  const { staked, returned, returnDate } = await loadStakes(tx, userId, now)
  const isStaked = staked > 0n || returned > 0n
  const ether = (value: Amount) => ({ amount: formatAmount(value), currencyId: "eth" as const })
  return {
    invested: {
      amount: formatAmount(toDisplayCurrency(await sumInvested(tx, userId), currency)),
      currencyId: currency,
    },
    lastDay: daily.at(-1)!.amount,
    paid: sumForDisplay(all.rows),
    mined: sumForDisplay(all.rows.filter(({ mined }) => mined)),
    since: since?.toISOString() ?? null,
    staking: isStaked ? { staked: ether(staked), returnDate, returned: ether(returned) } : null,
    daily,
  }
}
