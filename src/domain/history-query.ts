import { pageFrom } from "./paging"

export const operationTypes = [
  "All",
  "Bonus",
  "MaintenanceFee",
  "Withdrawal",
  "WithdrawalCompleted",
  "WithdrawalRejected",
  "WithdrawalProgress",
] as const
export type OperationFilter = (typeof operationTypes)[number]
export const periods = ["All", "Custom"] as const
export type Period = (typeof periods)[number]

/** A calendar date of no zone, "2026-11-21": the order of such texts is the order of their days. */
export type CalendarDate = string

export interface Days {
  readonly today: CalendarDate
  /** Where a custom period begins unless told. */
  readonly monthsBack: CalendarDate
}

export interface Span {
  readonly start: CalendarDate
  readonly end: CalendarDate
}

/** What the address of the history asks for. `span` is null for the whole history, which sends no dates. */
export interface HistoryQuery {
  readonly operationType: OperationFilter
  readonly span: Span | null
  readonly page: number
}

export interface Asked {
  readonly operationType: string | null
  readonly period: string | null
  /** Null unless it is a date of the calendar. */
  readonly start: CalendarDate | null
  readonly end: CalendarDate | null
  readonly page: string | null
}

export const defaultSpan = ({ today, monthsBack }: Days): Span => ({ start: monthsBack, end: today })

/** A future end is today. Null when the start is after the end. */
export const validSpan = ({ start, end }: Span, { today }: Days): Span | null => {
  const clamped = end > today ? today : end
  return start > clamped ? null : { start, end: clamped }
}

/** Unknown type or period → All; a date that is none, or a start after the end → the default. */
export const historyQuery = (asked: Asked, days: Days): HistoryQuery => {
  const fallBack = defaultSpan(days)
  const wanted = { start: asked.start ?? fallBack.start, end: asked.end ?? fallBack.end }
  return {
    operationType: operationTypes.find((type) => type === asked.operationType) ?? "All",
    span: asked.period === "Custom" ? (validSpan(wanted, days) ?? fallBack) : null,
    page: pageFrom(asked.page),
  }
}

export const wholeHistory: HistoryQuery = { operationType: "All", span: null, page: 1 }

const sameSpan = (a: Span | null, b: Span | null): boolean => a?.start === b?.start && a?.end === b?.end

export const sameHistoryQuery = (a: HistoryQuery, b: HistoryQuery): boolean =>
  a.operationType === b.operationType && a.page === b.page && sameSpan(a.span, b.span)

export const isFiltered = ({ operationType, span }: HistoryQuery): boolean => operationType !== "All" || span !== null
