/** A calendar date of no zone, "2026-11-21": the order of such texts is the order of their days. */
export type CalendarDate = string

export interface DateSpan {
  readonly start: CalendarDate
  readonly end: CalendarDate
}
