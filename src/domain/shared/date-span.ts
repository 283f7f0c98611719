/** A calendar date without a time zone, "2026-11-21". Dates in this form sort by time. */
export type CalendarDate = string

export interface DateRange {
  readonly start: CalendarDate
  readonly end: CalendarDate
}
