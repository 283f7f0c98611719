import { BigDecimal } from "effect"
import type { Decimal } from "./money"
import { zero } from "./money"

/** What is known of a promo code after asking. */
export interface CodeAnswer {
  readonly code: string
  readonly canBeApplied: boolean
  readonly discountPercent: Decimal
}

/** A refused code: not applicable, with zero discount. */
export const notApplicable = (code: string): CodeAnswer => ({ code, canBeApplied: false, discountPercent: zero })

export const hasSale = (answer: CodeAnswer): boolean => BigDecimal.isPositive(answer.discountPercent)
