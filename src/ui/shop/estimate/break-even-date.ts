import type { Instant } from "#domain/shared/schema.ts"

export const dayMs = 86_400_000

/** Returns the instant that is this number of days after the time of the rate, such as that of the payout that covers the cost. */
export const breakEvenDate = (rateDate: Instant, days: number): Instant =>
  new Date(Date.parse(rateDate) + days * dayMs).toISOString()
