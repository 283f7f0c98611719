import { BigDecimal } from "effect"
import { zero, type Decimal } from "#domain/shared/money.ts"

/** The result of checking a promo code. The discount is a percentage. */
export interface PromoCodeResult {
  readonly code: string
  readonly canBeApplied: boolean
  readonly discountPercent: Decimal
}

/** Returns the result of a refused code, which cannot be applied and has no discount. */
export const createRejectedPromoCode = (code: string): PromoCodeResult => ({
  code,
  canBeApplied: false,
  discountPercent: zero,
})

export const hasDiscount = (answer: PromoCodeResult): boolean => BigDecimal.isPositive(answer.discountPercent)
