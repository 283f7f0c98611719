import type { Instant } from "#domain/shared/schema.ts"

export const dayMs = 86_400_000

/** The day of the payout that covers the cost: so many days after the time of the rate. */
export const breakEvenDate = (rateDate: Instant, days: number): Instant =>
  new Date(Date.parse(rateDate) + days * dayMs).toISOString()
