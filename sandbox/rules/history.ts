import { sql } from "kysely"
import type { Tx } from "#sandbox/database.ts"
import { cancelledReason, creditReasons, rejectReasons, stakeReturnedReason } from "#sandbox/messages.ts"
import { amount, amountText, multiplyAmounts } from "#sandbox/money.ts"
import type { CoinName, Culture, DisplayCurrencyName, Operation } from "#sandbox/tables.ts"
import { batch, inBatches } from "./batches.ts"
import { coinRate, displayRate } from "./rates.ts"
import { receiptNumber } from "./receipt-letter.ts"

/** The values of the filter, and the operations that each one shows. */
const shownBy = {
  Bonus: { types: ["Bonus", "PartnerBonus"], returned: false },
  Returned: { types: ["Bonus"], returned: true },
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
  readonly coin?: CoinName | undefined
}

/**
 * The language, currency and seed for showing operations. The worth of an operation uses the rate at its time, so that old entries do not
 * change.
 */
export type HistoryViewer = {
  readonly culture: Culture
  readonly display: DisplayCurrencyName
  readonly seed: number
}

const describe = ({ state_reason: reason, order_number }: Operation, culture: Culture): string | null => {
  if (reason === null) return null
  if (reason === "Remainder" || reason === "Late") return creditReasons[reason][culture](order_number ?? 0)
  if (reason === "stakeReturned") return stakeReturnedReason[culture]
  return reason === "cancelled" ? cancelledReason[culture] : rejectReasons[reason][culture]
}

/** Returns the states that a withdrawal has passed, each with its time. */
const statesOf = ({ operation_type, state, create_date, pending_date, state_update }: Operation) => {
  if (operation_type !== "Withdrawal") return []
  const passed = [
    { state: "Created" as const, date: create_date },
    ...(pending_date ? [{ state: "Pending" as const, date: pending_date }] : []),
    ...(state === "Completed" || state === "Rejected" ? [{ state, date: state_update }] : []),
  ]
  return passed.map((one) => ({ ...one, date: one.date.toISOString() }))
}

/**
 * Returns the receipt of a remainder's order. The order has a receipt, because a remainder is credited only when its order is completed.
 */
const receiptOf = ({ state_reason, order_id, order_number }: Operation) =>
  state_reason === "Remainder" && order_id !== null && order_number !== null
    ? { number: receiptNumber(order_number), orderId: order_id }
    : null

/** Returns the rate of the operation's coin in the display currency, at the time of the operation. */
const rateAt = ({ currency_id, operation_date }: Operation, display: DisplayCurrencyName, seed: number) =>
  multiplyAmounts(coinRate(seed, currency_id, operation_date.getTime()), displayRate(display), "half-up")

/** Returns the view of an operation. A bonus references its fee, and a fee its bonus. Both have the date of the payout. */
const operationView = (row: Operation, { culture, display, seed }: HistoryViewer) => {
  const date = row.operation_date.toISOString()
  const isBonus = row.operation_type === "Bonus" || row.operation_type === "PartnerBonus"
  const feeId = row.operation_type === "MaintenanceFee" ? row.id : row.fee_id
  return {
    id: row.id,
    operationType: row.operation_type,
    amount: amountText(amount(row.amount)),
    currencyId: row.currency_id,
    quantity: row.quantity === null ? null : amountText(amount(row.quantity)),
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
    receipt: receiptOf(row),
    fee: row.fee === null ? null : amountText(amount(row.fee)),
    states: statesOf(row),
    equivalent: {
      amount: amountText(multiplyAmounts(amount(row.amount), rateAt(row, display, seed), "half-up")),
      currencyId: display,
    },
  }
}

/** Matches money of an order that was returned, which is recorded as a bonus without quantity and unit. */
export const returnedRows = sql<boolean>`(operation_type = 'Bonus' and quantity is null and unit is null)`

export const matching = (tx: Tx, userId: string, { operationType, start, end, coin }: HistoryQuery) => {
  const shown = operationType && shownBy[operationType]
  const states = shown && "states" in shown ? shown.states : undefined
  return tx
    .selectFrom("operation")
    .where("user_id", "=", userId)
    .$if(shown !== undefined, (query) => query.where("operation_type", "in", shown?.types ?? []))
    .$if(states !== undefined, (query) => query.where("state", "in", states ?? []))
    .$if(shown !== undefined && "returned" in shown, (query) =>
      query.where(returnedRows, "=", shown !== undefined && "returned" in shown && shown.returned),
    )
    .$if(start !== undefined, (query) => query.where("operation_date", ">=", start ?? new Date(0)))
    .$if(coin !== undefined, (query) => query.where("currency_id", "=", coin ?? "btc"))
    .$if(end !== undefined, (query) => query.where("operation_date", "<", end ?? new Date(0)))
}

export type Found = ReturnType<typeof matching>

/** Returns a page of the history. The index alone skips the earlier rows, so that the database reads only the page's own rows. */
const pageOf = (
  tx: Tx,
  query: Found,
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

/** The position of an operation in the history. The time is text, because a Date has no microseconds. */
export type Place = { readonly at: string; readonly number: string }

export const before = ({ at, number }: Place = { at: "infinity", number: "0" }) =>
  sql<boolean>`(operation_date, number) < (${at}::timestamptz, ${number}::bigint)`

/** Yields the whole history in batches, newest first. Each batch begins after the last row of the previous batch. */
export async function* wholeHistory(
  tx: Tx,
  userId: string,
  query: Omit<HistoryQuery, "offset" | "count">,
  viewer: HistoryViewer,
) {
  const read = (last: Place | undefined) =>
    matching(tx, userId, { ...query, offset: 0, count: batch })
      .$if(last !== undefined, (query) => query.where(before(last)))
      .selectAll()
      .select(sql<string>`operation_date::text`.as("at"))
      .orderBy("operation_date", "desc")
      .orderBy("number", "desc")
      .limit(batch)
      .execute()
  for await (const rows of inBatches(read)) yield rows.map((row) => operationView(row, viewer))
}

/**
 * Returns a page of the history, newest first. Operations at the same moment have the order in which they were recorded, so that pages do
 * not overlap.
 */
export const history = async (tx: Tx, userId: string, query: HistoryQuery, viewer: HistoryViewer) => {
  const operations = matching(tx, userId, query)
  const { total } = await operations.select(sql<number>`count(*)::integer`.as("total")).executeTakeFirstOrThrow()
  return { total, values: (await pageOf(tx, operations, query)).map((row) => operationView(row, viewer)) }
}

export const contractHistory = async (
  tx: Tx,
  contractId: string,
  page: Pick<HistoryQuery, "offset" | "count">,
  viewer: HistoryViewer,
) => {
  const query = tx.selectFrom("operation").where("contract_id", "=", contractId)
  const { total } = await query.select(sql<number>`count(*)::integer`.as("total")).executeTakeFirstOrThrow()
  return { total, values: (await pageOf(tx, query, page)).map((row) => operationView(row, viewer)) }
}

export const stakingHistory = async (
  tx: Tx,
  userId: string,
  page: Pick<HistoryQuery, "offset" | "count">,
  viewer: HistoryViewer,
) => {
  const query = tx.selectFrom("operation").where("user_id", "=", userId).where("unit", "=", "eth2")
  const totals = tx.selectFrom("payout_total").select(["bonuses", "operations"]).where("user_id", "=", userId)
  const total = await totals.where("unit", "=", "eth2").executeTakeFirst()
  const rows = await pageOf(tx, query, page)
  return {
    bonuses: amount(total?.bonuses ?? "0"),
    total: total?.operations ?? 0,
    values: rows.map((row) => operationView(row, viewer)),
  }
}
