import type { DateSpan } from "#domain/shared/date-span.ts"

/** The time zone of the displayed times. Undefined if the browser has none. */
export const ownZone = (): string | undefined => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return timeZone === "Etc/Unknown" ? undefined : timeZone
}

/** A period as a query names it: dates have no offset, so the time zone is sent with them. Null for all time, which sends nothing. */
export const periodOf = (span: DateSpan | null) => ({
  start: span === null ? undefined : `${span.start}T00:00`,
  end: span === null ? undefined : `${span.end}T23:59`,
  timeZone: span === null ? undefined : ownZone(),
})
