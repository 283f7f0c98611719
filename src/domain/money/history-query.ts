import { payoutCoins, type PayoutCoin } from "#domain/shared/currency.ts"
import type { CalendarDate, DateRange } from "#domain/shared/date-range.ts"
import { parsePage, type UrlParams } from "#domain/shared/paging.ts"
import { countDaysInMonth } from "#domain/shared/schema.ts"

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
  /** The default start of a custom period, some months before `today`. */
  readonly monthsBack: CalendarDate
}

/** The query of the history. `dateRange` is null for the whole history, which sends no dates. */
export interface HistoryQuery {
  readonly operationType: OperationFilter
  readonly dateRange: DateRange | null
  /** The coin to show, or null for all coins. Filtering by a coin, like the type "Returned", requires the extension `history`. */
  readonly coin: PayoutCoin | null
  readonly page: number
}

/** The parameters of the URL. `start` and `end` are null if they are missing or are impossible dates. */
type HistoryParams = UrlParams<"operationType" | "period" | "start" | "end" | "coin" | "page">

export const createDefaultDateRange = ({ today, monthsBack }: HistoryDates): DateRange => ({
  start: monthsBack,
  end: today,
})

/** Moves a future end to today, or returns null if the start is after that end. */
export const clampDateRange = ({ start, end }: DateRange, { today }: HistoryDates): DateRange | null => {
  const clamped = end > today ? today : end
  return start > clamped ? null : { start, end: clamped }
}

/**
 * Reads the query from the URL. An unknown type or period becomes All. A missing or invalid date becomes its default, and so do both dates
 * if the start is after the end.
 */
export const parseHistoryQuery = (params: HistoryParams, days: HistoryDates): HistoryQuery => {
  const fallBack = createDefaultDateRange(days)
  const requested = { start: params.start ?? fallBack.start, end: params.end ?? fallBack.end }
  return {
    operationType: operationTypes.find((type) => type === params.operationType) ?? "All",
    dateRange: params.period === "Custom" ? (clampDateRange(requested, days) ?? fallBack) : null,
    coin: payoutCoins.find((coin) => coin === params.coin) ?? null,
    page: parsePage(params.page),
  }
}

export const unfilteredHistory: HistoryQuery = { operationType: "All", dateRange: null, coin: null, page: 1 }

/** Returns the query without the filters that require the extension `history`. */
export const withoutExtensionFilters = (query: HistoryQuery): HistoryQuery => ({
  ...query,
  operationType: query.operationType === "Returned" ? "All" : query.operationType,
  coin: null,
})

const isSameDateRange = (a: DateRange | null, b: DateRange | null): boolean =>
  a?.start === b?.start && a?.end === b?.end

/** Returns true if two queries select the same operations, regardless of the page. */
export const isSameHistoryFilter = (a: HistoryQuery, b: HistoryQuery): boolean =>
  a.operationType === b.operationType && a.coin === b.coin && isSameDateRange(a.dateRange, b.dateRange)

export const isHistoryFiltered = ({ operationType, dateRange, coin }: HistoryQuery): boolean =>
  operationType !== "All" || dateRange !== null || coin !== null

export const historyPresets = ["last30Days", "thisMonth", "lastMonth", "thisYear"] as const
export type HistoryPreset = (typeof historyPresets)[number]

type Today = Pick<HistoryDates, "today">

const twoDigits = (number: number): string => String(number).padStart(2, "0")

/** Returns the date of a month from 1 to 12. A day or month below its range counts back into the month or year before. */
const toCalendarDate = (year: number, month: number, day: number): CalendarDate => {
  if (month < 1) return toCalendarDate(year - 1, month + 12, day)
  if (day < 1) return toCalendarDate(year, month - 1, day + countDaysInMonth(year, month - 1))
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`
}

/** Returns the dates of a preset on the customer's calendar. */
export const calculatePresetRange = (preset: HistoryPreset, { today }: Today): DateRange => {
  const [year = 0, month = 1, day = 1] = today.split("-").map(Number)
  switch (preset) {
    case "last30Days":
      return { start: toCalendarDate(year, month, day - 29), end: today }
    case "thisMonth":
      return { start: toCalendarDate(year, month, 1), end: today }
    case "lastMonth":
      return { start: toCalendarDate(year, month - 1, 1), end: toCalendarDate(year, month, 0) }
    case "thisYear":
      return { start: toCalendarDate(year, 1, 1), end: today }
  }
}

/**
 * Returns the first preset with exactly these dates, or null if there is none. In January "this month" and "this year" are equal,
 * so several presets can match.
 */
export const findPreset = (dateRange: DateRange | null, days: Today): HistoryPreset | null =>
  historyPresets.find((preset) => isSameDateRange(dateRange, calculatePresetRange(preset, days))) ?? null
