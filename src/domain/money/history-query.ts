import type { CalendarDate, DateSpan } from "#domain/shared/date-span.ts"
import { payoutCoins, type PayoutCoin } from "#domain/shared/currency.ts"
import { pageFrom, type AddressParams } from "#domain/shared/paging.ts"
import { daysInMonth } from "#domain/shared/schema.ts"

export const operationTypes = [
  "All",
  "Bonus",
  "Returned",
  "MaintenanceFee",
  "Withdrawal",
  "WithdrawalCompleted",
  "WithdrawalRejected",
  "WithdrawalProgress",
] as const
export type OperationFilter = (typeof operationTypes)[number]
export const historyPeriods = ["All", "Custom"] as const
export type HistoryPeriod = (typeof historyPeriods)[number]

export interface HistoryDates {
  readonly today: CalendarDate
  /** The default start of a custom period. */
  readonly monthsBack: CalendarDate
}

/** The query of the history. `span` is null for the whole history, which sends no dates. */
export interface HistoryQuery {
  readonly operationType: OperationFilter
  readonly span: DateSpan | null
  /** Null for all coins; another than that, like the type "Returned", with the extension `history` only. */
  readonly coin: PayoutCoin | null
  readonly page: number
}

/** `start` and `end` are null for an impossible date, too. */
type HistoryParams = AddressParams<"operationType" | "period" | "start" | "end" | "coin" | "page">

export const defaultDateSpan = ({ today, monthsBack }: HistoryDates): DateSpan => ({ start: monthsBack, end: today })

/** A future end is today. Null when the start is after the end. */
export const clampDateSpan = ({ start, end }: DateSpan, { today }: HistoryDates): DateSpan | null => {
  const clamped = end > today ? today : end
  return start > clamped ? null : { start, end: clamped }
}

/** Unknown type or period → All; a date that is none, or a start after the end → the default. */
export const parseHistoryQuery = (params: HistoryParams, days: HistoryDates): HistoryQuery => {
  const fallBack = defaultDateSpan(days)
  const requested = { start: params.start ?? fallBack.start, end: params.end ?? fallBack.end }
  return {
    operationType: operationTypes.find((type) => type === params.operationType) ?? "All",
    span: params.period === "Custom" ? (clampDateSpan(requested, days) ?? fallBack) : null,
    coin: payoutCoins.find((coin) => coin === params.coin) ?? null,
    page: pageFrom(params.page),
  }
}

export const unfilteredHistory: HistoryQuery = { operationType: "All", span: null, coin: null, page: 1 }

/** The part of a query that a server without the extension `history` can filter. */
export const basicHistory = (query: HistoryQuery): HistoryQuery => ({
  ...query,
  operationType: query.operationType === "Returned" ? "All" : query.operationType,
  coin: null,
})

const isSameSpan = (a: DateSpan | null, b: DateSpan | null): boolean => a?.start === b?.start && a?.end === b?.end

/** Whether two queries select the same operations, on any page. */
export const isSameHistoryFilter = (a: HistoryQuery, b: HistoryQuery): boolean =>
  a.operationType === b.operationType && a.coin === b.coin && isSameSpan(a.span, b.span)

export const isHistoryFiltered = ({ operationType, span, coin }: HistoryQuery): boolean =>
  operationType !== "All" || span !== null || coin !== null

export const historyPresets = ["last30Days", "thisMonth", "lastMonth", "thisYear"] as const
export type HistoryPreset = (typeof historyPresets)[number]

type Today = Pick<HistoryDates, "today">

const twoDigits = (number: number): string => String(number).padStart(2, "0")

/** `month`: 1 to 12. Days and months below their range belong to the month or year before. */
const dayOf = (year: number, month: number, day: number): CalendarDate => {
  if (month < 1) return dayOf(year - 1, month + 12, day)
  if (day < 1) return dayOf(year, month - 1, day + daysInMonth(year, month - 1))
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`
}

/** The dates of a preset, on the customer's calendar. */
export const presetSpan = (preset: HistoryPreset, { today }: Today): DateSpan => {
  const [year = 0, month = 1, day = 1] = today.split("-").map(Number)
  switch (preset) {
    case "last30Days":
      return { start: dayOf(year, month, day - 29), end: today }
    case "thisMonth":
      return { start: dayOf(year, month, 1), end: today }
    case "lastMonth":
      return { start: dayOf(year, month - 1, 1), end: dayOf(year, month, 0) }
    case "thisYear":
      return { start: dayOf(year, 1, 1), end: today }
  }
}

/** The first preset with just these dates: in January, this month is this year too. */
export const presetOf = (span: DateSpan | null, days: Today): HistoryPreset | null =>
  historyPresets.find((preset) => isSameSpan(span, presetSpan(preset, days))) ?? null
