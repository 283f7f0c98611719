import { BigDecimal } from "effect"
import { roundHalfUp, zero, type Decimal } from "#domain/shared/money.ts"
import { sumIncome } from "./income-period.ts"
import { generateIncomePeriods, type Purchase } from "./income.ts"
import type { Mining } from "./mining.ts"
import type { PaybackFan } from "./payback-fan.ts"
import { calculateDailyMaintenance } from "./quantity.ts"

/**
 * The coins that a purchase earns at an unchanged price, compared with the coins that its cost buys at the current rate. Amounts are in the
 * coin.
 */
export interface CoinComparison {
  /** The coins paid until the end of the fan, including a returned stake. */
  readonly brings: Decimal
  readonly buys: Decimal
  readonly isMore: boolean
  /** True if the comparison is the same at any price of the coin, because no fee is in the display currency. */
  readonly isAtAnyPrice: boolean
  /**
   * The highest monthly growth of the difficulty, in percent with one decimal, at which the purchase still earns as many coins as its cost
   * buys. Null for staking, and unless that growth is between 0.1 and 100 percent.
   */
  readonly equalGrowth: Decimal | null
}

const tenths = (count: number): Decimal => BigDecimal.make(BigInt(count), 1)
/** The maximum growth to consider, in tenths of a percent a month. A network at most doubles its difficulty. */
const maxGrowthTenths = 1000

/**
 * Returns the highest growth, in percent a month, at which the unpaid part of the cost is still paid back. Returns null if the
 * growth is below the lowest or above the highest one to consider. The income falls with the growth, so a binary search finds it.
 */
const findEqualGrowth = (fan: PaybackFan, purchase: Purchase, mining: Mining): Decimal | null => {
  const { day: passed, amount: paid } = fan.past.at(-1)!
  const days = fan.ticks.at(-1)!.day - passed
  const missing = BigDecimal.subtract(purchase.cost, paid)
  const isCovered = (growth: number) => {
    const periods = generateIncomePeriods(purchase, mining, { change: zero, growth: tenths(growth) }, days, passed)
    return BigDecimal.isGreaterThanOrEqualTo(sumIncome(periods, "net", days), missing)
  }
  if (!isCovered(1) || isCovered(maxGrowthTenths)) return null
  let [coveredGrowth, uncoveredGrowth] = [1, maxGrowthTenths]
  while (uncoveredGrowth - coveredGrowth > 1) {
    const middle = Math.floor((coveredGrowth + uncoveredGrowth) / 2)
    if (isCovered(middle)) coveredGrowth = middle
    else uncoveredGrowth = middle
  }
  return tenths(coveredGrowth)
}

/** Returns the comparison for a fan and the purchase from which it was calculated. */
export const compareCoins = (fan: PaybackFan, purchase: Purchase, mining: Mining): CoinComparison => {
  const inCoin = (amount: Decimal) => roundHalfUp(BigDecimal.divideUnsafe(amount, mining.rate))
  const isMore = BigDecimal.isGreaterThanOrEqualTo(fan.ends.asToday, purchase.cost)
  return {
    brings: inCoin(fan.ends.asToday),
    buys: inCoin(purchase.cost),
    isMore,
    isAtAnyPrice: BigDecimal.isZero(calculateDailyMaintenance(purchase.quantity, purchase.offer)),
    equalGrowth: isMore && mining.algorithm !== "staking" ? findEqualGrowth(fan, purchase, mining) : null,
  }
}
