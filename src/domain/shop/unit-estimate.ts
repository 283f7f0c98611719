import { BigDecimal } from "effect"
import { roundHalfUp, zero, type Decimal } from "#domain/shared/money.ts"
import { estimateOf, usualOutlook } from "./estimate.ts"
import { scenarios, type Scenario } from "./income.ts"
import type { Mining } from "./mining.ts"
import { offerOfProduct } from "./offer.ts"
import type { Product } from "#domain/shared/product.ts"
import { costOf } from "./quantity.ts"

/** The payouts of one unit of a product in its term or a year at the coin's price, the fees, and the paid-back share of its price. */
export interface UnitEstimate {
  /** Payouts in the display currency, as are the fees. */
  readonly payouts: Decimal
  readonly fees: Decimal
  /** The amount that comes back: payouts minus fees, and a returned stake. */
  readonly back: Decimal
  /** Percent of the price, with one decimal, that this is. */
  readonly paidBack: Decimal
  /** The percentage that comes back at the lower and the higher price. */
  readonly lowerPaidBack: Decimal
  readonly higherPaidBack: Decimal
  readonly isStakeReturned: boolean
  /** By how much the shown `back` is above the shown price; negative below it. */
  readonly more: Decimal
  readonly breakEvenDays: number | null
}

const defaultPurchase = (product: Product) => ({
  offer: offerOfProduct(product),
  quantity: product.defaultValue,
  cost: costOf(product.defaultValue, product.localizedToPayAmount),
})

/** Whether the default quantity is known not to earn its price back at the coin's price. */
export const losesByDefault = (product: Product, mining: Mining): boolean =>
  estimateOf(defaultPurchase(product), mining, usualOutlook(mining))?.breakEvenDays === null

/** From the product's default quantity: a payout of one unit may be too small for the coin's last digit. */
export const unitEstimateOf = (product: Product, mining: Mining): UnitEstimate | null => {
  const { quantity, ...purchase } = defaultPurchase(product)
  if (!BigDecimal.isPositive(quantity)) return null
  const at = (price: Scenario) => estimateOf({ ...purchase, quantity }, mining, { ...usualOutlook(mining), price })
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
