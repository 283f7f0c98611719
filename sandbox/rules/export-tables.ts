import { toCsv } from "#sandbox/csv.ts"
import type { Tx } from "#sandbox/database.ts"
import { amount, amountText, type Amount } from "#sandbox/money.ts"
import type { User } from "#sandbox/tables/accounts.ts"
import type { Culture } from "#sandbox/tables/shared.ts"
import { exportWords } from "./export-words.ts"
import { wholeHistory, type HistoryQuery } from "./history.ts"
import { type HistoryViewer } from "./operation-view.ts"
import { wholeRewards, type RewardFilter } from "./partner-rewards.ts"
import { wholeLog } from "./security-log.ts"

type Batches<View> = AsyncGenerator<readonly View[], void>
type ViewOf<Source> = Source extends (...args: never) => Batches<infer View> ? View : never

type Format = {
  readonly words: (typeof exportWords)[Culture]
  readonly dateTime: (instant: string) => string
  readonly number: (value: Amount) => string
}

/**
 * Returns the formats of a table. Numbers are not rounded, so that a spreadsheet's sums are exact. Spreadsheets with Russian settings
 * expect a decimal comma.
 */
const formatOf = (culture: Culture, timeZone: string): Format => {
  // The Swedish format, 2026-11-21 13:05:00, is a date for every spreadsheet.
  const dates = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" })
  return {
    words: exportWords[culture],
    dateTime: (instant) => dates.format(new Date(instant)),
    number: (value) => (culture === "ru-RU" ? amountText(value).replace(".", ",") : amountText(value)),
  }
}

type Operation = ViewOf<typeof wholeHistory>

/** Returns the change of the balance by an operation. The sum over a coin's operations is the coin's balance. */
const changeOf = ({ operationType, state, amount: text }: Operation): Amount => {
  if (state === "Rejected") return 0n
  return operationType === "Withdrawal" || operationType === "MaintenanceFee" ? -amount(text) : amount(text)
}

/** Returns the network fee of a withdrawal and the amount that arrives. Both texts are empty if nothing was sent. */
const feesOf = (row: Operation, number: Format["number"]): readonly string[] => {
  if (row.fee === null || row.state === "Rejected") return ["", ""]
  return [number(amount(row.fee)), number(amount(row.amount) - amount(row.fee))]
}

const operationRow =
  ({ words, dateTime, number }: Format, hasFees: boolean) =>
  (row: Operation): readonly string[] => {
    const isReturned = row.operationType === "Bonus" && row.quantity === null && row.unit === null
    return [
      dateTime(row.operationDate),
      words.operations[isReturned ? "Returned" : row.operationType],
      number(changeOf(row)),
      row.currencyId,
      row.quantity === null ? "" : number(amount(row.quantity)),
      row.unit ?? "",
      words.states[row.state],
      row.stateDescription ?? "",
      row.address ?? "",
      row.hash ?? "",
      row.id,
      ...(hasFees ? feesOf(row, number) : []),
    ]
  }

const rewardRow =
  ({ words, dateTime, number }: Format) =>
  (row: ViewOf<typeof wholeRewards>): readonly string[] => [
    dateTime(row.date),
    row.referral,
    row.code,
    number(amount(row.amount)),
    row.currencyId,
    words.rewardStates[row.state],
    dateTime(row.payoutDate),
    row.id,
  ]

const withdrawalText = (withdrawal: ViewOf<typeof wholeLog>["withdrawal"]): string =>
  withdrawal === null ? "" : `: ${withdrawal.amount} ${withdrawal.currencyId.toUpperCase()}, ${withdrawal.address}`

const eventRow =
  ({ words, dateTime }: Format) =>
  (row: ViewOf<typeof wholeLog>): readonly string[] => [
    dateTime(row.createDate),
    words.eventTypes[row.type] + withdrawalText(row.withdrawal),
    row.browser ?? "",
    row.system ?? "",
    row.country ?? "",
    row.id,
  ]

/** A byte order mark declares UTF-8, because a spreadsheet could otherwise misread Cyrillic text. */
const byteOrderMark = "\ufeff"

async function* tableOf<View>(
  culture: Culture,
  head: Readonly<Record<string, string>>,
  batches: Batches<View>,
  row: (view: View) => readonly string[],
): AsyncGenerator<string, void> {
  const separator = culture === "ru-RU" ? ";" : ","
  yield byteOrderMark + toCsv([Object.values(head)], separator)
  for await (const batch of batches) yield toCsv(batch.map(row), separator)
}

type Options = {
  readonly user: User
  readonly viewer: HistoryViewer
  readonly timeZone: string
  readonly now: number
  /** True if the extension `withdrawals` is offered, which reports the network fee. */
  readonly hasFees: boolean
}

/** Generates each table for a spreadsheet, in the caller's language and time zone. */
export const tables = {
  history: (db: Tx, filter: Omit<HistoryQuery, "offset" | "count">, { user, viewer, timeZone, hasFees }: Options) => {
    const format = formatOf(viewer.culture, timeZone)
    const { fee, received, ...plain } = format.words.history
    const head = hasFees ? { ...plain, fee, received } : plain
    return tableOf(viewer.culture, head, wholeHistory(db, user.id, filter, viewer), operationRow(format, hasFees))
  },
  rewards: (db: Tx, filter: RewardFilter, { user, viewer: { culture }, timeZone, now }: Options) => {
    const format = formatOf(culture, timeZone)
    return tableOf(culture, format.words.rewards, wholeRewards(db, user, filter, now), rewardRow(format))
  },
  events: (db: Tx, _: object, { user, viewer: { culture }, timeZone }: Options) => {
    const format = formatOf(culture, timeZone)
    return tableOf(culture, format.words.events, wholeLog(db, user.id), eventRow(format))
  },
}
