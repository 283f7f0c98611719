import { day } from "./clock.ts"

export const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== ""
  } catch {
    // Intl throws for an unknown name.
    return false
  }
}

/** How far the clocks of the zone are ahead of UTC at that moment, in milliseconds. */
const ahead = (zone: string, at: number): number => {
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
  const shown = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"))
  return shown - Math.floor(at / 1000) * 1000
}

/** When the day "2026-01-31" begins in the zone: asked twice, because the clocks may be changed on that very day. */
export const startOfDay = (date: string, zone: string): Date => {
  const naive = Date.parse(`${date}T00:00:00.000Z`)
  const near = naive - ahead(zone, naive)
  return new Date(naive - ahead(zone, near))
}

/** When the day after it begins. */
export const endOfDay = (date: string, zone: string): Date =>
  startOfDay(new Date(Date.parse(`${date}T00:00:00.000Z`) + day).toISOString().slice(0, 10), zone)
