import { setImmediate } from "node:timers/promises"
import { sql } from "kysely"
import type { Tx } from "#sandbox/database.ts"
import { parseAmount, formatAmount } from "#sandbox/money.ts"
import type { Operation } from "#sandbox/tables/money.ts"
import type { CoinName } from "#sandbox/tables/shared.ts"
import {
  isOlderThan,
  selectMatching,
  returnedRows,
  type MatchingOperations,
  type HistoryQuery,
  type HistoryCursor,
} from "./history.ts"
import { type OperationResponseOptions } from "./operation-response.ts"
import { displayRate, withCoinRate } from "./rates.ts"

/** The number of operations that one statement sums. The embedded database cannot process another call during a statement. */
const batchSize = 5_000

type Kind = Operation["operation_type"] | "Returned"

type Sum = HistoryCursor & {
  readonly kind: Kind
  readonly coin: CoinName
  readonly rejected: boolean
  readonly sum: string
  readonly worth: string
  readonly count: number
}

type Totals = Map<string, { readonly kind: Kind; readonly coin: CoinName; sum: bigint; worth: bigint }>

const byPlace = (one: HistoryCursor, other: HistoryCursor): number =>
  one.at === other.at ? Number(one.number) - Number(other.number) : one.at < other.at ? -1 : 1

/** Adds the newest operations before `last` to the totals. Returns the last of them, or undefined if there are no more. */
const addBatch = async (
  tx: Tx,
  found: MatchingOperations,
  last: HistoryCursor | undefined,
  options: OperationResponseOptions,
  totals: Totals,
) => {
  const { seed, currency } = options
  const inDisplay = formatAmount(displayRate(currency))
  const part = found
    .$if(last !== undefined, (query) => query.where(isOlderThan(last)))
    .select(["currency_id", "state", "amount", "operation_date", "number"])
    .select(sql<Kind>`case when ${returnedRows} then 'Returned' else operation_type end`.as("kind"))
    .orderBy("operation_date", "desc")
    .orderBy("number", "desc")
    .limit(batchSize)
  const { rows: sums } = await sql<Sum>`
    select kind, currency_id as coin, state = 'Rejected' as rejected, sum(amount)::text as sum,
      sum(round(amount * round(rate * ${inDisplay}::numeric, 8), 8))::text as worth, count(*)::integer as count,
      min(operation_date)::text as at, (array_agg(number order by operation_date, number))[1]::text as number
    from ${withCoinRate(seed, sql`(${part})`)} as rated group by kind, currency_id, rejected`.execute(tx)
  for (const { kind, coin, sum, worth } of sums.filter((one) => !one.rejected)) {
    const total = totals.get(`${kind} ${coin}`) ?? { kind, coin, sum: 0n, worth: 0n }
    totals.set(`${kind} ${coin}`, {
      ...total,
      sum: total.sum + parseAmount(sum),
      worth: total.worth + parseAmount(worth),
    })
  }
  const count = sums.reduce((all, one) => all + one.count, 0)
  return count < batchSize ? undefined : sums.toSorted(byPlace)[0]
}

/**
 * Returns totals for each type and coin, with their worth at the rates of the time. Returned money is a separate type, and
 * rejected withdrawals do not count. `db` must not be a transaction, so that other calls run between the batches.
 */
export const loadHistoryTotals = async (
  db: Tx,
  userId: string,
  query: Omit<HistoryQuery, "offset" | "count">,
  options: OperationResponseOptions,
) => {
  const totals: Totals = new Map()
  let last: HistoryCursor | undefined
  do {
    last = await addBatch(
      db,
      selectMatching(db, userId, { ...query, offset: 0, count: batchSize }),
      last,
      options,
      totals,
    )
    await setImmediate()
  } while (last !== undefined)
  const inOrder = [...totals].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return inOrder.map(([, { kind, coin, sum, worth }]) => ({
    operationType: kind,
    amount: { amount: formatAmount(sum), currencyId: coin },
    equivalent: { amount: formatAmount(worth), currencyId: options.currency },
  }))
}
