import type { Contract } from "#domain/cabinet/contract.ts"
import type { Instant } from "#domain/shared/schema.ts"
import { dayMs } from "#ui/shared/add-days.ts"

/**
 * Returns the days until the end. A started day counts as a whole day, and after the end the result is zero. Returns null for a
 * contract without an end. A contract that starts in the future, by a clock that is behind, counts from its start. A new contract
 * therefore never shows more days than its term.
 */
export const calculateRemainingDays = (
  { startDate, endDate }: Pick<Contract, "startDate" | "endDate">,
  now: Instant,
): number | null => {
  if (endDate === null) return null
  const from = startDate === null ? Date.parse(now) : Math.max(Date.parse(now), Date.parse(startDate))
  return Math.max(0, Math.ceil((Date.parse(endDate) - from) / dayMs))
}
