import { sql } from "kysely"
import type { Tx } from "../database.ts"
import { creditReasons, rejectReasons } from "../messages.ts"
import { amount, text } from "../money.ts"
import type { Culture, Operation } from "../tables.ts"

/** The names of the filter, and what they show. */
const shownBy = {
  Bonus: { types: ["Bonus", "PartnerBonus"] },
  MaintenanceFee: { types: ["MaintenanceFee"] },
  Withdrawal: { types: ["Withdrawal"] },
  WithdrawalCompleted: { types: ["Withdrawal"], states: ["Completed"] },
  WithdrawalRejected: { types: ["Withdrawal"], states: ["Rejected"] },
  WithdrawalProgress: { types: ["Withdrawal"], states: ["Created", "Pending"] },
} as const

export type HistoryFilter = keyof typeof shownBy
export const historyFilters = Object.keys(shownBy) as readonly HistoryFilter[]

export type HistoryQuery = {
  readonly offset: number
  readonly count: number
  readonly operationType?: HistoryFilter | undefined
  readonly start?: Date | undefined
  readonly end?: Date | undefined
}

const describe = ({ state_reason: reason, order_number }: Operation, culture: Culture): string | null => {
  if (reason === null) return null
  if (reason === "Remainder" || reason === "Late") return creditReasons[reason][culture](order_number ?? 0)
  return rejectReasons[reason][culture]
}

/** A bonus tells of the fee that was taken from it, a fee of the day it is for: both bear the date of the payout. */
export const operationView = (row: Operation, culture: Culture) => {
  const date = row.operation_date.toISOString()
  const isBonus = row.operation_type === "Bonus" || row.operation_type === "PartnerBonus"
  const feeId = row.operation_type === "MaintenanceFee" ? row.id : row.fee_id
  return {
    id: row.id,
    operationType: row.operation_type,
    amount: text(amount(row.amount)),
    currencyId: row.currency_id,
    quantity: row.quantity === null ? null : text(amount(row.quantity)),
    unit: row.unit,
    createDate: row.create_date.toISOString(),
    operationDate: date,
    bonusDate: isBonus ? date : null,
    maintenanceFeeId: feeId,
    maintenanceFeeDate: feeId === null ? null : date,
    state: row.state,
    stateDescription: describe(row, culture),
    stateUpdate: row.state_update.toISOString(),
    address: row.address,
    hash: row.hash,
  }
}

const wanted = (tx: Tx, userId: string, { operationType, start, end }: HistoryQuery) => {
  const shown = operationType && shownBy[operationType]
  const states = shown && "states" in shown ? shown.states : undefined
  return tx
    .selectFrom("operation")
    .where("user_id", "=", userId)
    .$if(shown !== undefined, (query) => query.where("operation_type", "in", shown?.types ?? []))
    .$if(states !== undefined, (query) => query.where("state", "in", states ?? []))
    .$if(start !== undefined, (query) => query.where("operation_date", ">=", start ?? new Date(0)))
    .$if(end !== undefined, (query) => query.where("operation_date", "<", end ?? new Date(0)))
}

/** Newest first; what happened at one moment in the order it was recorded. */
export const history = async (tx: Tx, userId: string, query: HistoryQuery, culture: Culture) => {
  const found = wanted(tx, userId, query)
  const { total } = await found.select(sql<number>`count(*)::integer`.as("total")).executeTakeFirstOrThrow()
  const sorted = found.selectAll().orderBy("operation_date", "desc").orderBy("number", "desc")
  const rows = await sorted.limit(query.count).offset(query.offset).execute()
  return { total, values: rows.map((row) => operationView(row, culture)) }
}

export const stakingHistory = async (tx: Tx, userId: string, page: Pick<HistoryQuery, "offset" | "count">, culture: Culture) => {
  const found = tx.selectFrom("operation").where("user_id", "=", userId).where("unit", "=", "eth2")
  const sums = found.select([
    sql<number>`count(*)::integer`.as("total"),
    sql<string>`coalesce(sum(amount) filter (where operation_type = 'Bonus'), 0)::text`.as("bonuses"),
  ])
  const { total, bonuses } = await sums.executeTakeFirstOrThrow()
  const sorted = found.selectAll().orderBy("operation_date", "desc").orderBy("number", "desc")
  const rows = await sorted.limit(page.count).offset(page.offset).execute()
  return { bonuses: amount(bonuses), total, values: rows.map((row) => operationView(row, culture)) }
}
