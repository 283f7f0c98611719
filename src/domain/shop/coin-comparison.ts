import { BigDecimal } from "effect"
import { roundHalfUp, zero, type Decimal } from "#domain/shared/money.ts"
import { stretchesAt, type Purchase } from "./income.ts"
import type { Mining } from "./mining.ts"
import type { PaybackFan } from "./payback-fan.ts"
import { maintenancePerDay } from "./quantity.ts"
import { sumIncome } from "./stretch.ts"

/** The coins that a purchase earns at an unchanged price, compared with the coins that its cost buys at the current rate. */
export interface CoinComparison {
  /** The coins paid until the end of the fan, including a returned stake. */
  readonly brings: Decimal
  readonly buys: Decimal
  readonly isMore: boolean
  /** True if no fee is in the display currency, because the price then has no effect on the comparison. */
  readonly isAtAnyPrice: boolean
  /**
   * The largest monthly growth of the difficulty, in percent with one decimal, at which the purchase still earns as many coins as its cost
   * buys. Null for staking, and unless that growth is between 0.1 and 100 percent.
   */
  readonly equalGrowth: Decimal | null
}

const tenths = (count: number): Decimal => BigDecimal.make(BigInt(count), 1)
/** The largest growth to consider, in tenths of a percent a month, because a network at most doubles its difficulty. */
const maxGrowth = 1000

/** Returns the largest growth at which the unpaid part of the cost is still paid back. */
const findEqualGrowth = (fan: PaybackFan, purchase: Purchase, mining: Mining): Decimal | null => {
  const { day: passed, amount: paid } = fan.past.at(-1)!
  const days = fan.ticks.at(-1)!.day - passed
  const missing = BigDecimal.subtract(purchase.cost, paid)
  const isCovered = (growth: number) => {
    const stretches = stretchesAt(purchase, mining, { change: zero, growth: tenths(growth) }, days, passed)
    return BigDecimal.isGreaterThanOrEqualTo(sumIncome(stretches, "net", days), missing)
  }
  if (!isCovered(1) || isCovered(maxGrowth)) return null
  let [kept, lost] = [1, maxGrowth]
  while (lost - kept > 1) {
    const middle = Math.floor((kept + lost) / 2)
    if (isCovered(middle)) kept = middle
    else lost = middle
  }
  return tenths(kept)
}

export const compareCoins = (fan: PaybackFan, purchase: Purchase, mining: Mining): CoinComparison => {
  const inCoin = (amount: Decimal) => roundHalfUp(BigDecimal.divideUnsafe(amount, mining.rate))
  const isMore = BigDecimal.isGreaterThanOrEqualTo(fan.ends.asToday, purchase.cost)
  return {
    brings: inCoin(fan.ends.asToday),
    buys: inCoin(purchase.cost),
    isMore,
    isAtAnyPrice: BigDecimal.isZero(maintenancePerDay(purchase.quantity, purchase.offer)),
    equalGrowth: isMore && mining.algorithm !== "staking" ? findEqualGrowth(fan, purchase, mining) : null,
  }
}
