import { day } from "./clock.ts"

export const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== ""
  } catch {
    // Intl throws for an unknown time zone.
    return false
  }
}

/** Returns the zone's offset from UTC at a moment, in milliseconds. */
const offsetAt = (zone: string, at: number): number => {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value)
  const localTime = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"))
  return localTime - Math.floor(at / 1000) * 1000
}

/** Returns the start of the day "2026-01-31" in the zone. Calculates the offset twice, because it may change on that day. */
export const startOfDay = (date: string, zone: string): Date => {
  const naive = Date.parse(`${date}T00:00:00.000Z`)
  const estimate = naive - offsetAt(zone, naive)
  return new Date(naive - offsetAt(zone, estimate))
}

/** Returns the start of the next day. */
export const endOfDay = (date: string, zone: string): Date =>
  startOfDay(new Date(Date.parse(`${date}T00:00:00.000Z`) + day).toISOString().slice(0, 10), zone)

interface Days {
  readonly start?: string | undefined
  readonly end?: string | undefined
  readonly timeZone?: string | undefined
}

/** Returns a filter with the moments at which its period of whole days begins and ends. */
export const daysOf = <Query extends Days>({ start, end, timeZone = "UTC", ...filter }: Query) => ({
  ...filter,
  start: start === undefined ? undefined : startOfDay(start, timeZone),
  end: end === undefined ? undefined : endOfDay(end, timeZone),
})
