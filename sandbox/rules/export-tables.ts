import { toCsv } from "#sandbox/csv.ts"
import type { Tx } from "#sandbox/database.ts"
import { parseAmount, formatAmount, type Amount } from "#sandbox/money.ts"
import type { Customer } from "#sandbox/tables/accounts.ts"
import type { Locale } from "#sandbox/tables/shared.ts"
import { exportTexts } from "./export-texts.ts"
import { streamHistory, type HistoryQuery } from "./history.ts"
import { type OperationResponseOptions } from "./operation-response.ts"
import { streamRewards, type RewardFilter } from "./partner-rewards.ts"
import { streamSecurityLog } from "./security-log.ts"

type Batches<View> = AsyncGenerator<readonly View[], void>
type ViewOf<Source> = Source extends (...args: never) => Batches<infer View> ? View : never

type Format = {
  readonly texts: (typeof exportTexts)[Locale]
  readonly dateTime: (instant: string) => string
  readonly number: (value: Amount) => string
}

/**
 * Returns the formats of a table. Numbers are not rounded, so that a spreadsheet's sums are exact. Spreadsheets with Russian settings
 * expect a decimal comma.
 */
const formatOf = (locale: Locale, timeZone: string): Format => {
  // The Swedish format, 2026-11-21 13:05:00, is a date for every spreadsheet.
  const dates = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" })
  return {
    texts: exportTexts[locale],
    dateTime: (instant) => dates.format(new Date(instant)),
    number: (value) => (locale === "ru-RU" ? formatAmount(value).replace(".", ",") : formatAmount(value)),
  }
}

type Operation = ViewOf<typeof streamHistory>

/** Returns the change of the balance by an operation. The sum over a coin's operations is the coin's balance. */
const changeOf = ({ operationType, state, amount: text }: Operation): Amount => {
  if (state === "Rejected") return 0n
  return operationType === "Withdrawal" || operationType === "MaintenanceFee" ? -parseAmount(text) : parseAmount(text)
}

/** Returns the network fee of a withdrawal and the amount that arrives. The strings are empty if nothing was sent. */
const feesOf = (row: Operation, number: Format["number"]): readonly string[] => {
  if (row.fee === null || row.state === "Rejected") return ["", ""]
  return [number(parseAmount(row.fee)), number(parseAmount(row.amount) - parseAmount(row.fee))]
}

const operationRow =
  ({ texts, dateTime, number }: Format, hasFees: boolean) =>
  (row: Operation): readonly string[] => {
    const isReturned = row.operationType === "Bonus" && row.quantity === null && row.unit === null
    return [
      dateTime(row.operationDate),
      texts.operations[isReturned ? "Returned" : row.operationType],
      number(changeOf(row)),
      row.currencyId,
      row.quantity === null ? "" : number(parseAmount(row.quantity)),
      row.unit ?? "",
      texts.states[row.state],
      row.stateDescription ?? "",
      row.address ?? "",
      row.hash ?? "",
      row.id,
      ...(hasFees ? feesOf(row, number) : []),
    ]
  }

const rewardRow =
  ({ texts, dateTime, number }: Format) =>
  (row: ViewOf<typeof streamRewards>): readonly string[] => [
    dateTime(row.date),
    row.referral,
    row.code,
    number(parseAmount(row.amount)),
    row.currencyId,
    texts.rewardStates[row.state],
    dateTime(row.payoutDate),
    row.id,
  ]

const withdrawalText = (withdrawal: ViewOf<typeof streamSecurityLog>["withdrawal"]): string =>
  withdrawal === null ? "" : `: ${withdrawal.amount} ${withdrawal.currencyId.toUpperCase()}, ${withdrawal.address}`

const eventRow =
  ({ texts, dateTime }: Format) =>
  (row: ViewOf<typeof streamSecurityLog>): readonly string[] => [
    dateTime(row.createDate),
    texts.eventTypes[row.type] + withdrawalText(row.withdrawal),
    row.browser ?? "",
    row.system ?? "",
    row.country ?? "",
    row.id,
  ]

/** A byte order mark declares UTF-8, because a spreadsheet could otherwise misread Cyrillic text. */
const byteOrderMark = "\ufeff"

async function* tableOf<View>(
  locale: Locale,
  head: Readonly<Record<string, string>>,
  batches: Batches<View>,
  row: (view: View) => readonly string[],
): AsyncGenerator<string, void> {
  const separator = locale === "ru-RU" ? ";" : ","
  yield byteOrderMark + toCsv([Object.values(head)], separator)
  for await (const batch of batches) yield toCsv(batch.map(row), separator)
}

type Options = {
  readonly customer: Customer
  readonly options: OperationResponseOptions
  readonly timeZone: string
  readonly now: number
  /** True if the extension `withdrawals` is offered, which reports the network fee. */
  readonly hasFees: boolean
}

/** The generators of the tables for a spreadsheet, in the caller's language and time zone. */
export const tables = {
  history: (
    db: Tx,
    filter: Omit<HistoryQuery, "offset" | "count">,
    { customer, options, timeZone, hasFees }: Options,
  ) => {
    const format = formatOf(options.locale, timeZone)
    const { fee, received, ...plain } = format.texts.history
    const head = hasFees ? { ...plain, fee, received } : plain
    return tableOf(options.locale, head, streamHistory(db, customer.id, filter, options), operationRow(format, hasFees))
  },
  rewards: (db: Tx, filter: RewardFilter, { customer, options: { locale }, timeZone, now }: Options) => {
    const format = formatOf(locale, timeZone)
    return tableOf(locale, format.texts.rewards, streamRewards(db, customer, filter, now), rewardRow(format))
  },
  events: (db: Tx, _: object, { customer, options: { locale }, timeZone }: Options) => {
    const format = formatOf(locale, timeZone)
    return tableOf(locale, format.texts.events, streamSecurityLog(db, customer.id), eventRow(format))
  },
}
