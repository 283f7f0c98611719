import { BigDecimal } from "effect"
import { roundHalfUp, zero, type Decimal } from "#domain/shared/money.ts"
import type { Product } from "#domain/shared/product.ts"
import { estimatePurchase, createDefaultScenario } from "./estimate.ts"
import { priceScenarios, type PriceScenario } from "./income.ts"
import type { Mining } from "./mining.ts"
import { offerOfProduct } from "./offer.ts"
import { calculateCost } from "./quantity.ts"

/**
 * The estimate of one unit of a product: its payouts and fees in the term, or in a year of an open-ended contract, at the coin's current
 * price.
 */
export interface UnitEstimate {
  /** The payouts before fees, in the display currency. */
  readonly payouts: Decimal
  /** The fees, in the display currency. */
  readonly fees: Decimal
  /** The paid-back amount: payouts minus fees, plus a returned stake. */
  readonly paidBackAmount: Decimal
  /** The share of the price that `paidBackAmount` covers, in percent with one decimal. */
  readonly paidBack: Decimal
  /** The paid-back percentage at the lower price. */
  readonly lowerPaidBack: Decimal
  /** The paid-back percentage at the higher price. */
  readonly higherPaidBack: Decimal
  readonly isStakeReturned: boolean
  /** The shown `paidBackAmount` minus the shown price. Negative if `paidBackAmount` is less. */
  readonly surplus: Decimal
  /** The day that covers the price. Null if no day does. */
  readonly breakEvenDays: number | null
}

const createDefaultPurchase = (product: Product) => ({
  offer: offerOfProduct(product),
  quantity: product.defaultValue,
  cost: calculateCost(product.defaultValue, product.localizedToPayAmount),
})

/** Returns true if the default quantity does not earn its price back at the coin's current price. Returns false if that is unknown. */
export const losesByDefault = (product: Product, mining: Mining): boolean =>
  estimatePurchase(createDefaultPurchase(product), mining, createDefaultScenario(mining))?.breakEvenDays === null

/**
 * Returns the estimate of one unit, or null if the product cannot be estimated. The calculation uses the default quantity, because the
 * payout of one unit may be less than the last digit of an amount of coins.
 */
export const estimateUnit = (product: Product, mining: Mining): UnitEstimate | null => {
  const { quantity, ...purchase } = createDefaultPurchase(product)
  if (!BigDecimal.isPositive(quantity)) return null
  const at = (priceScenario: PriceScenario) =>
    estimatePurchase({ ...purchase, quantity }, mining, { ...createDefaultScenario(mining), priceScenario })
  const [lower, asToday, higher] = priceScenarios.map(at)
  if (!lower || !asToday || !higher) return null
  const { perTerm, feesPerTerm, paidBack, stake, breakEvenDays } = asToday
  const ofOne = (amount: Decimal) => roundHalfUp(BigDecimal.divideUnsafe(amount, quantity))
  const paidBackAmount = ofOne(BigDecimal.sum(perTerm, stake ?? zero))
  const [shownBack, shownPrice] = [roundHalfUp(paidBackAmount, 2), roundHalfUp(product.localizedToPayAmount, 2)]
  return {
    payouts: ofOne(BigDecimal.sum(perTerm, feesPerTerm)),
    fees: ofOne(feesPerTerm),
    paidBackAmount,
    paidBack,
    lowerPaidBack: lower.paidBack,
    higherPaidBack: higher.paidBack,
    isStakeReturned: stake !== null,
    surplus: BigDecimal.subtract(shownBack, shownPrice),
    breakEvenDays,
  }
}
