/** A calendar date without a time zone, "2026-11-21". The order of these strings is the order of their dates. */
export type CalendarDate = string

export interface DateRange {
  readonly start: CalendarDate
  readonly end: CalendarDate
}
