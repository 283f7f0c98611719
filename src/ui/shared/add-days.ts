import type { Instant } from "#domain/shared/schema.ts"

export const dayMs = 86_400_000

/** Returns the instant that is this number of days after another. */
export const addDays = (instant: Instant, days: number): Instant =>
  new Date(Date.parse(instant) + days * dayMs).toISOString()
