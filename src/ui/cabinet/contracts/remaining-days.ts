import type { Contract } from "#domain/cabinet/contract.ts"
import type { Instant } from "#domain/shared/schema.ts"
import { dayMs } from "#ui/shop/estimate/break-even-date.ts"

/**
 * Returns the days until the end, counting a started day as a whole one, and zero after the end. A page's clock may be a second behind the
 * server's, so that a contract that starts now never shows more days than its term.
 */
export const remainingDays = (
  { startDate, endDate }: Pick<Contract, "startDate" | "endDate">,
  now: Instant,
): number | null => {
  if (endDate === null) return null
  const from = startDate === null ? Date.parse(now) : Math.max(Date.parse(now), Date.parse(startDate))
  return Math.max(0, Math.ceil((Date.parse(endDate) - from) / dayMs))
}
