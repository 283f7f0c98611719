import { BigDecimal } from "effect"
import { decimal, roundUp, type Decimal } from "#domain/shared/money.ts"
import type { Estimate } from "./estimate.ts"

/** Further away than this, a date would pretend to know the day. */
const datedDays = 3650
const yearDays = decimal("365")

export type BreakEven =
  | { readonly is: "onDay"; readonly days: number }
  /** In tenths, rounded up: not before. */
  | { readonly is: "inYears"; readonly years: Decimal }
  /** Of an open-ended contract: not in the years that are looked at. */
  | { readonly is: "later" }
  | { readonly is: "notInTerm" }

/** When a purchase is paid back. `duration`: months; null for an open-ended contract. */
export const breakEvenOf = (
  { breakEvenDays: days }: Pick<Estimate, "breakEvenDays">,
  duration: number | null,
): BreakEven => {
  if (days === null) return { is: duration === null ? "later" : "notInTerm" }
  if (days <= datedDays) return { is: "onDay", days }
  return { is: "inYears", years: roundUp(BigDecimal.divideUnsafe(decimal(String(days)), yearDays), 1) }
}
