import { BigDecimal } from "effect"
import { zero, type Decimal } from "#domain/shared/money.ts"
import type { ProductId } from "#domain/shared/product.ts"
import type { ReferralCode } from "./referral-code.ts"

/**
 * The sale of a code with a limit. `remainingQuantity` is the quantity left for a product, and `total` is the limit, both in the unit of the product.
 */
export interface Sale {
  readonly code: string
  readonly productId: ProductId
  readonly discountPercent: Decimal
  readonly remainingQuantity: Decimal
  readonly total: Decimal
}

/**
 * Returns the sale of a code for a product. Returns null if the code has no limits, or cannot be applied and nothing is reserved. A sale of
 * other products has nothing left for this one. `reserved` is the quantity that the order itself has reserved, which stays available to it.
 */
export const findSale = (
  { code, canBeApplied, discountPercent, limits }: ReferralCode,
  productId: ProductId,
  reserved: Decimal = zero,
): Sale | null => {
  if ((!canBeApplied && BigDecimal.isZero(reserved)) || limits.length === 0) return null
  const limit = limits.find((entry) => entry.productId === productId || entry.productId === null)
  if (limit === undefined) return { code, productId, discountPercent, remainingQuantity: zero, total: zero }
  const remainingQuantity = BigDecimal.max(
    zero,
    BigDecimal.sum(BigDecimal.subtract(limit.totalQuantity, limit.usedQuantity), reserved),
  )
  return { code, productId, discountPercent, remainingQuantity, total: limit.totalQuantity }
}

/** Returns true if a quantity exceeds what the sale has left. A quantity of exactly that amount still gets the sale price. */
export const exceedsRemainingSale = (quantity: Decimal, remainingQuantity: Decimal | null): boolean =>
  remainingQuantity !== null && BigDecimal.isGreaterThan(quantity, remainingQuantity)
