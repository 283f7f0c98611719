import { sql } from "kysely"
import type { Tx } from "#sandbox/database.ts"
import { parseAmount } from "#sandbox/money.ts"
import type { Operation, OperationType } from "#sandbox/tables/money.ts"
import type { CoinName } from "#sandbox/tables/shared.ts"
import { batchSize, readInBatches } from "./batches.ts"
import { toOperationResponse, type OperationResponseOptions } from "./operation-response.ts"

/** The values of the filter, and the operations that each one shows. */
const filterCriteria = {
  Bonus: { types: ["Bonus", "PartnerBonus"], returned: false },
  Returned: { types: ["Bonus"], returned: true },
  MaintenanceFee: { types: ["MaintenanceFee"] },
  Withdrawal: { types: ["Withdrawal"] },
  WithdrawalCompleted: { types: ["Withdrawal"], states: ["Completed"] },
  WithdrawalRejected: { types: ["Withdrawal"], states: ["Rejected"] },
  WithdrawalProgress: { types: ["Withdrawal"], states: ["Created", "Pending"] },
} as const

export type HistoryFilter = keyof typeof filterCriteria
export const historyFilters = Object.keys(filterCriteria) as readonly HistoryFilter[]

export type HistoryQuery = {
  readonly offset: number
  readonly count: number
  readonly operationType?: HistoryFilter | undefined
  readonly start?: Date | undefined
  readonly end?: Date | undefined
  readonly coin?: CoinName | undefined
}

/** Matches money of an order that was returned, which is recorded as a bonus without quantity and unit. */
export const returnedRows = sql<boolean>`(operation_type = 'Bonus' and quantity is null and unit is null)`

/** Matches operations of these types, written literally, so that the index of withdrawals is used. */
const isOneOf = (types: readonly OperationType[]) => sql<boolean>`operation_type in (${sql.join(types.map(sql.lit))})`

/** Selects the customer's operations that the filter shows, without an order. The time `end` itself is excluded. */
export const selectMatching = (tx: Tx, userId: string, { operationType, start, end, coin }: HistoryQuery) => {
  const shown = operationType && filterCriteria[operationType]
  const states = shown && "states" in shown ? shown.states : undefined
  return tx
    .selectFrom("operation")
    .where("user_id", "=", userId)
    .$if(shown !== undefined, (query) => query.where(isOneOf(shown?.types ?? [])))
    .$if(states !== undefined, (query) => query.where("state", "in", states ?? []))
    .$if(shown !== undefined && "returned" in shown, (query) =>
      query.where(returnedRows, "=", shown !== undefined && "returned" in shown && shown.returned),
    )
    .$if(start !== undefined, (query) => query.where("operation_date", ">=", start ?? new Date(0)))
    .$if(coin !== undefined, (query) => query.where("currency_id", "=", coin ?? "btc"))
    .$if(end !== undefined, (query) => query.where("operation_date", "<", end ?? new Date(0)))
}

export type MatchingOperations = ReturnType<typeof selectMatching>

/** Returns a page of the history. The index alone skips the earlier rows, so that the database reads only the page's own rows. */
const pageOf = (
  tx: Tx,
  query: MatchingOperations,
  { offset, count }: Pick<HistoryQuery, "offset" | "count">,
): Promise<Operation[]> => {
  const numbers = query
    .select("number")
    .orderBy("operation_date", "desc")
    .orderBy("number", "desc")
    .limit(count)
    .offset(offset)
  return tx
    .selectFrom("operation")
    .selectAll()
    .where("number", "in", numbers)
    .orderBy("operation_date", "desc")
    .orderBy("number", "desc")
    .execute()
}

/** The position of an operation in the history. The time is a string, because a Date has no microseconds. */
export type HistoryCursor = { readonly at: string; readonly number: string }

export const isOlderThan = ({ at, number }: HistoryCursor = { at: "infinity", number: "0" }) =>
  sql<boolean>`(operation_date, number) < (${at}::timestamptz, ${number}::bigint)`

/** Yields the whole history in batches, newest first. Each batch begins after the last row of the previous one. */
export async function* streamHistory(
  tx: Tx,
  userId: string,
  query: Omit<HistoryQuery, "offset" | "count">,
  options: OperationResponseOptions,
) {
  const read = (last: HistoryCursor | undefined) =>
    selectMatching(tx, userId, { ...query, offset: 0, count: batchSize })
      .$if(last !== undefined, (query) => query.where(isOlderThan(last)))
      .selectAll()
      .select(sql<string>`operation_date::text`.as("at"))
      .orderBy("operation_date", "desc")
      .orderBy("number", "desc")
      .limit(batchSize)
      .execute()
  for await (const rows of readInBatches(read)) yield rows.map((row) => toOperationResponse(row, options))
}

/** Returns a page of the history, newest first. Operations at the same moment follow the order in which they were recorded. */
export const loadHistory = async (tx: Tx, userId: string, query: HistoryQuery, options: OperationResponseOptions) => {
  const operations = selectMatching(tx, userId, query)
  const { total } = await operations.select(sql<number>`count(*)::integer`.as("total")).executeTakeFirstOrThrow()
  return { total, values: (await pageOf(tx, operations, query)).map((row) => toOperationResponse(row, options)) }
}

/** Returns a page of the payouts and fees of one contract, newest first. */
export const loadContractHistory = async (
  tx: Tx,
  contractId: string,
  page: Pick<HistoryQuery, "offset" | "count">,
  options: OperationResponseOptions,
) => {
  const query = tx.selectFrom("operation").where("contract_id", "=", contractId)
  const { total } = await query.select(sql<number>`count(*)::integer`.as("total")).executeTakeFirstOrThrow()
  return { total, values: (await pageOf(tx, query, page)).map((row) => toOperationResponse(row, options)) }
}

/** Returns a page of the staking payouts, newest first, and the sum of all of them. */
export const loadStakingHistory = async (
  tx: Tx,
  userId: string,
  page: Pick<HistoryQuery, "offset" | "count">,
  options: OperationResponseOptions,
) => {
  const query = tx
    .selectFrom("operation")
    .where("user_id", "=", userId)
    .where("unit", "=", sql.lit("eth2" as const))
  const totals = tx.selectFrom("payout_total").select(["bonuses", "operations"]).where("user_id", "=", userId)
  const total = await totals.where("unit", "=", "eth2").executeTakeFirst()
  const rows = await pageOf(tx, query, page)
  return {
    bonuses: parseAmount(total?.bonuses ?? "0"),
    total: total?.operations ?? 0,
    values: rows.map((row) => toOperationResponse(row, options)),
  }
}
