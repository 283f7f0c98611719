import { BigDecimal } from "effect"
import type { ReferralCode } from "./referral-code.ts"
import { zero, type Decimal } from "#domain/shared/money.ts"
import type { ProductId } from "#domain/shared/product.ts"

/** A code with a limit is a sale code: so much of a product is left on it, of so much in all. */
export interface Sale {
  readonly code: string
  readonly productId: ProductId
  readonly discountPercent: Decimal
  readonly rest: Decimal
  readonly total: Decimal
}

/**
 * The quantity that a code has left for a product; null for a code without limits, and for one that does not apply. A sale of other
 * products has nothing left of this one. A reserved quantity stays available to its order.
 */
export const saleOf = (
  { code, canBeApplied, discountPercent, limits }: ReferralCode,
  productId: ProductId,
  reserved: Decimal = zero,
): Sale | null => {
  if ((!canBeApplied && BigDecimal.isZero(reserved)) || limits.length === 0) return null
  const limit = limits.find((entry) => entry.productId === productId || entry.productId === null)
  if (limit === undefined) return { code, productId, discountPercent, rest: zero, total: zero }
  const rest = BigDecimal.max(
    zero,
    BigDecimal.sum(BigDecimal.subtract(limit.totalQuantity, limit.usedQuantity), reserved),
  )
  return { code, productId, discountPercent, rest, total: limit.totalQuantity }
}

/** Exactly the rest of the sale keeps the code. */
export const exceedsSaleRest = (quantity: Decimal, rest: Decimal | null): boolean =>
  rest !== null && BigDecimal.isGreaterThan(quantity, rest)
