import type { Contract } from "#domain/cabinet/contract.ts"
import type { Instant } from "#domain/shared/schema.ts"
import { dayMs } from "#ui/shop/estimate/break-even-date.ts"

/** Begun days until the end, none after it; null for a contract without an end. */
export const remainingDays = ({ endDate }: Pick<Contract, "endDate">, now: Instant): number | null =>
  endDate === null ? null : Math.max(0, Math.ceil((Date.parse(endDate) - Date.parse(now)) / dayMs))
