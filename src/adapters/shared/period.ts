import type { DateRange } from "#domain/shared/date-range.ts"

/** Returns the time zone of the displayed times. Returns undefined if the browser does not know it. */
export const getTimeZone = (): string | undefined => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return timeZone === "Etc/Unknown" ? undefined : timeZone
}

/**
 * Returns the query parameters of a period. The parameters include the time zone, because the dates have no offset. Null means all time and
 * sends nothing.
 */
export const createPeriodQuery = (dateRange: DateRange | null) => ({
  start: dateRange === null ? undefined : `${dateRange.start}T00:00`,
  end: dateRange === null ? undefined : `${dateRange.end}T23:59`,
  timeZone: dateRange === null ? undefined : getTimeZone(),
})
