import type { Instant } from "#domain/shared/schema.ts"

const bankingDays = 5

/**
 * Returns the time by which a bank transfer sent at this time has normally arrived, because a transfer takes 3 to 5 banking days.
 * The result ignores public holidays.
 */
export const latestArrival = (sent: Instant): Instant => {
  const date = new Date(sent)
  for (let left = bankingDays; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1)
    if (date.getUTCDay() !== 0 && date.getUTCDay() !== 6) left -= 1
  }
  return date.toISOString()
}
