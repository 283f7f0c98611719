import type { Instant } from "#domain/shared/schema.ts"

const bankingDays = 5

/**
 * Returns the latest usual arrival of a bank transfer: five banking days after it was sent. Public holidays count as banking
 * days.
 */
export const calculateLatestArrival = (sent: Instant): Instant => {
  const date = new Date(sent)
  for (let daysLeft = bankingDays; daysLeft > 0;) {
    date.setUTCDate(date.getUTCDate() + 1)
    if (date.getUTCDay() !== 0 && date.getUTCDay() !== 6) daysLeft -= 1
  }
  return date.toISOString()
}
