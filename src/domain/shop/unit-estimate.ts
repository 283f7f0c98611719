import { BigDecimal } from "effect"
import { roundHalfUp, zero, type Decimal } from "#domain/shared/money.ts"
import type { Product } from "#domain/shared/product.ts"
import { estimatePurchase, usualOutlook } from "./estimate.ts"
import { scenarios, type Scenario } from "./income.ts"
import type { Mining } from "./mining.ts"
import { offerOfProduct } from "./offer.ts"
import { costOf } from "./quantity.ts"

/**
 * The payouts of one unit of a product in its term or in a year at the coin's current price, the fees, and the paid-back share of its
 * price.
 */
export interface UnitEstimate {
  /** The payouts and the fees, in the display currency. */
  readonly payouts: Decimal
  readonly fees: Decimal
  /** The paid-back amount: payouts minus fees, and a returned stake. */
  readonly back: Decimal
  /** The share of the price that `back` covers, in percent with one decimal. */
  readonly paidBack: Decimal
  /** The paid-back percentage at the lower and at the higher price. */
  readonly lowerPaidBack: Decimal
  readonly higherPaidBack: Decimal
  readonly isStakeReturned: boolean
  /** The shown `back` minus the shown price. Negative if `back` is less. */
  readonly more: Decimal
  readonly breakEvenDays: number | null
}

const defaultPurchase = (product: Product) => ({
  offer: offerOfProduct(product),
  quantity: product.defaultValue,
  cost: costOf(product.defaultValue, product.localizedToPayAmount),
})

/** Returns true if the default quantity certainly does not earn its price back at the coin's current price. */
export const losesByDefault = (product: Product, mining: Mining): boolean =>
  estimatePurchase(defaultPurchase(product), mining, usualOutlook(mining))?.breakEvenDays === null

/**
 * Returns the estimate of one unit. The calculation uses the product's default quantity, because the payout of one unit may be smaller than
 * the coin's last digit.
 */
export const estimateUnit = (product: Product, mining: Mining): UnitEstimate | null => {
  const { quantity, ...purchase } = defaultPurchase(product)
  if (!BigDecimal.isPositive(quantity)) return null
  const at = (price: Scenario) =>
    estimatePurchase({ ...purchase, quantity }, mining, { ...usualOutlook(mining), price })
  const [lower, asToday, higher] = scenarios.map(at)
  if (!lower || !asToday || !higher) return null
  const { perTerm, feesPerTerm, paidBack, stake, breakEvenDays } = asToday
  const ofOne = (amount: Decimal) => roundHalfUp(BigDecimal.divideUnsafe(amount, quantity))
  const back = ofOne(BigDecimal.sum(perTerm, stake ?? zero))
  const [shownBack, shownPrice] = [roundHalfUp(back, 2), roundHalfUp(product.localizedToPayAmount, 2)]
  return {
    payouts: ofOne(BigDecimal.sum(perTerm, feesPerTerm)),
    fees: ofOne(feesPerTerm),
    back,
    paidBack,
    lowerPaidBack: lower.paidBack,
    higherPaidBack: higher.paidBack,
    isStakeReturned: stake !== null,
    more: BigDecimal.subtract(shownBack, shownPrice),
    breakEvenDays,
  }
}
