import { setImmediate } from "node:timers/promises"
import { sql } from "kysely"
import type { Tx } from "../database.ts"
import { cancelledReason, creditReasons, rejectReasons } from "../messages.ts"
import { amount, amountText, multiplyAmounts } from "../money.ts"
import { receiptNumber } from "./receipt-letter.ts"
import { coinRate, displayRate, withCoinRate } from "./rates.ts"
import type { CoinName, Culture, DisplayCurrencyName, Operation } from "../tables.ts"

/** The names of the filter, and what they show. */
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

/** What operations are shown with: words in a language, and their worth in a currency at the rate of their time. */
export type HistoryViewer = {
  readonly culture: Culture
  readonly display: DisplayCurrencyName
  readonly seed: number
}

const describe = ({ state_reason: reason, order_number }: Operation, culture: Culture): string | null => {
  if (reason === null) return null
  if (reason === "Remainder" || reason === "Late") return creditReasons[reason][culture](order_number ?? 0)
  return reason === "cancelled" ? cancelledReason[culture] : rejectReasons[reason][culture]
}

/** A withdrawal's states so far, each with its time. */
const statesOf = ({ operation_type, state, create_date, pending_date, state_update }: Operation) => {
  if (operation_type !== "Withdrawal") return []
  const passed = [
    { state: "Created" as const, date: create_date },
    ...(pending_date ? [{ state: "Pending" as const, date: pending_date }] : []),
    ...(state === "Completed" || state === "Rejected" ? [{ state, date: state_update }] : []),
  ]
  return passed.map((one) => ({ ...one, date: one.date.toISOString() }))
}

/** A remainder is credited when its order is completed, so that order has a receipt. */
const receiptOf = ({ state_reason, order_id, order_number }: Operation) =>
  state_reason === "Remainder" && order_id !== null && order_number !== null
    ? { number: receiptNumber(order_number), orderId: order_id }
    : null

/** Of its coin, in the display currency, when it happened. */
const rateAt = ({ currency_id, operation_date }: Operation, display: DisplayCurrencyName, seed: number) =>
  multiplyAmounts(coinRate(seed, currency_id, operation_date.getTime()), displayRate(display), "half-up")

/** A bonus references its fee, and a fee its bonus: both have the date of the payout. */
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

/** Money of an order that is handed back: a bonus of no contract. */
const returnedRows = sql<boolean>`(operation_type = 'Bonus' and quantity is null and unit is null)`

const matching = (tx: Tx, userId: string, { operationType, start, end, coin }: HistoryQuery) => {
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

type Found = ReturnType<typeof matching>

/** Skips by the index alone: only the rows of the page itself are read. */
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

/** Rows that are in memory at once, and are read and written before other calls have their turn. */
const batch = 500

/** An operation in the order of the history. The time is text, because a Date has no microseconds. */
type Place = { readonly at: string; readonly number: string }

const before = ({ at, number }: Place = { at: "infinity", number: "0" }) =>
  sql<boolean>`(operation_date, number) < (${at}::timestamptz, ${number}::bigint)`

/** All that is found, newest first, a batch after the other: each begins where the last one ended. */
export async function* wholeHistory(
  tx: Tx,
  userId: string,
  query: Omit<HistoryQuery, "offset" | "count">,
  viewer: HistoryViewer,
) {
  let last: Place | undefined
  do {
    const rows = await matching(tx, userId, { ...query, offset: 0, count: batch })
      .$if(last !== undefined, (query) => query.where(before(last)))
      .selectAll()
      .select(sql<string>`operation_date::text`.as("at"))
      .orderBy("operation_date", "desc")
      .orderBy("number", "desc")
      .limit(batch)
      .execute()
    last = rows.length === batch ? rows.at(-1) : undefined
    yield rows.map((row) => operationView(row, viewer))
    // A statement of the embedded database returns without a turn of the event loop.
    await setImmediate()
  } while (last !== undefined)
}

/** Newest first; what happened at one moment in the order it was recorded. */
export const history = async (tx: Tx, userId: string, query: HistoryQuery, viewer: HistoryViewer) => {
  const operations = matching(tx, userId, query)
  const { total } = await operations.select(sql<number>`count(*)::integer`.as("total")).executeTakeFirstOrThrow()
  return { total, values: (await pageOf(tx, operations, query)).map((row) => operationView(row, viewer)) }
}

/** Payouts and fees of one contract. */
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

/** Operations that one statement sums: the embedded database answers no other call meanwhile. */
const portion = 5_000

type Kind = Operation["operation_type"] | "Returned"

type Sum = Place & {
  readonly kind: Kind
  readonly coin: CoinName
  readonly rejected: boolean
  readonly sum: string
  readonly worth: string
  readonly count: number
}

type Totals = Map<string, { readonly kind: Kind; readonly coin: CoinName; sum: bigint; worth: bigint }>

const byPlace = (one: Place, other: Place): number =>
  one.at === other.at ? Number(one.number) - Number(other.number) : one.at < other.at ? -1 : 1

/** Adds the newest operations before `last`; answers the last one of them, or none if there are no more. */
const addPortion = async (tx: Tx, found: Found, last: Place | undefined, viewer: HistoryViewer, totals: Totals) => {
  const { seed, display } = viewer
  const inDisplay = amountText(displayRate(display))
  const part = found
    .$if(last !== undefined, (query) => query.where(before(last)))
    .select(["currency_id", "state", "amount", "operation_date", "number"])
    .select(sql<Kind>`case when ${returnedRows} then 'Returned' else operation_type end`.as("kind"))
    .orderBy("operation_date", "desc")
    .orderBy("number", "desc")
    .limit(portion)
  const { rows: sums } = await sql<Sum>`
    select kind, currency_id as coin, state = 'Rejected' as rejected, sum(amount)::text as sum,
      sum(round(amount * round(rate * ${inDisplay}::numeric, 8), 8))::text as worth, count(*)::integer as count,
      min(operation_date)::text as at, (array_agg(number order by operation_date, number))[1]::text as number
    from ${withCoinRate(seed, sql`(${part})`)} as rated group by kind, currency_id, rejected`.execute(tx)
  for (const { kind, coin, sum, worth } of sums.filter((one) => !one.rejected)) {
    const total = totals.get(`${kind} ${coin}`) ?? { kind, coin, sum: 0n, worth: 0n }
    totals.set(`${kind} ${coin}`, {
      ...total,
      sum: total.sum + amount(sum),
      worth: total.worth + amount(worth),
    })
  }
  const count = sums.reduce((all, one) => all + one.count, 0)
  return count < portion ? undefined : sums.toSorted(byPlace)[0]
}

/**
 * One sum for each type and coin, returned money by itself, with its worth at the rates of the time. A rejected withdrawal moved nothing. `db`, not a transaction:
 * other calls come between the portions.
 */
export const historyTotals = async (
  db: Tx,
  userId: string,
  query: Omit<HistoryQuery, "offset" | "count">,
  viewer: HistoryViewer,
) => {
  const totals: Totals = new Map()
  let last: Place | undefined
  do {
    last = await addPortion(db, matching(db, userId, { ...query, offset: 0, count: portion }), last, viewer, totals)
    await setImmediate()
  } while (last !== undefined)
  const inOrder = [...totals].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return inOrder.map(([, { kind, coin, sum, worth }]) => ({
    operationType: kind,
    amount: { amount: amountText(sum), currencyId: coin },
    equivalent: { amount: amountText(worth), currencyId: viewer.display },
  }))
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
