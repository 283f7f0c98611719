import type { Instant } from "./schema.ts"

/** Returns the number of days since March 1 of the year zero. The year begins in March here, because the leap day is then its last day. */
const dayNumber = (at: Instant): number => {
  const [year, month, day] = at.slice(0, 10).split("-").map(Number) as [number, number, number]
  const from = month < 3 ? year - 1 : year
  const leapDays = Math.floor(from / 4) - Math.floor(from / 100) + Math.floor(from / 400)
  // The five months from March, and the five from August, have 153 days each.
  return 365 * from + leapDays + Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
}

/** Returns the number of days between two dates in UTC, regardless of the time of day. */
export const countDaysBetween = (from: Instant, to: Instant): number => dayNumber(to) - dayNumber(from)
