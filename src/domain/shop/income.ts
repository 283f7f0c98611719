import { BigDecimal } from "effect"
import { decimal, hundred, roundHalfUp, zero, type Decimal } from "#domain/shared/money.ts"
import { generateMonthlyGrowth, calculateGrowthFactor } from "#domain/shared/monthly-growth.ts"
import {
  zeroSeries,
  scaleDenominator,
  priceScale,
  multiplyByInteger,
  clampLosses,
  yearDays,
  type IncomePeriod,
} from "./income-period.ts"
import { calculateDifficultyChange, unpaidDaysOf, type DifficultyScenario, type Mining } from "./mining.ts"
import type { Offer } from "./offer.ts"
import { calculateDailyPayout } from "./payout.ts"
import { isMaintenanceFeeUnknown, calculateDailyMaintenance } from "./quantity.ts"

/** The assumptions about the coin's price: it falls, stays or rises. */
export const priceScenarios = ["lower", "asToday", "higher"] as const
export type PriceScenario = (typeof priceScenarios)[number]

/** The percentages by which the price may fall or rise. The price moves evenly until month 12, and stays afterwards. */
export const priceChangePercents = ["30", "50", "70"] as const
export type PriceChangePercent = (typeof priceChangePercents)[number]

export interface EstimateAssumptions {
  readonly priceChangePercent: PriceChangePercent
  readonly difficulty: DifficultyScenario
}

/** The assumptions of an estimate, with one price. Assumptions without a price apply to all three. */
export interface EstimateScenario extends EstimateAssumptions {
  readonly priceScenario: PriceScenario
}

const one = decimal("1")

export const monthDays = 30
export const yearMonths = 12

/** A purchase to estimate. `cost` is in the offer's display currency. */
export interface Purchase {
  readonly offer: Pick<
    Offer,
    | "coin"
    | "type"
    | "duration"
    | "unit"
    | "currency"
    | "localizedMaintenanceCostTh"
    | "oldlocalizedMaintenanceCostTh"
    | "stakeReturn"
  >
  readonly quantity: Decimal
  readonly cost: Decimal
}

/** The income of the days of an estimate, in the display currency. Days before the first payout earn nothing. */
export interface Income {
  readonly periods: ReadonlyArray<IncomePeriod>
  /** The worth of a stake that is returned after these days. Null if none is returned. */
  readonly stake: Decimal | null
}

/** Returns the signed percentage by which the price has changed by month 12. */
const calculatePriceChange = ({ priceScenario, priceChangePercent }: EstimateScenario): Decimal =>
  priceScenario === "asToday"
    ? zero
    : priceScenario === "lower"
      ? BigDecimal.negate(decimal(priceChangePercent))
      : decimal(priceChangePercent)

/** Returns the price after `halfDays` as a fraction of the current price, multiplied by `priceScale`. */
const calculateScaledPrice = (change: Decimal, halfDays: number): Decimal =>
  BigDecimal.sum(priceScale, multiplyByInteger(change, Math.min(halfDays, 2 * yearDays)))

/**
 * Returns a function that returns the daily payout of the next thirty days, in the coin. `generateIncomePeriods` calls the function once
 * for each thirty days, because the difficulty grows after them.
 */
const createPayoutSequence = (
  { offer: { unit }, quantity }: Purchase,
  mining: Mining,
  growth: Decimal | null,
): (() => Decimal) => {
  if (mining.algorithm === "staking" || growth === null) {
    const payout = calculateDailyPayout(quantity, unit, mining) ?? zero
    return () => payout
  }
  const difficulties = generateMonthlyGrowth(mining.difficulty, calculateGrowthFactor(growth))
  return () => calculateDailyPayout(quantity, unit, { ...mining, difficulty: difficulties.next().value }) ?? zero
}

/**
 * Yields the days from now on, each at the price of its middle. `change` is the percentage by which the price changes until month 12, and
 * `growth` that by which the difficulty grows in 30 days, or null if it stays. `passed` is the number of days since the purchase.
 */
export function* generateIncomePeriods(
  purchase: Purchase,
  mining: Mining,
  { change, growth }: { readonly change: Decimal; readonly growth: Decimal | null },
  days: number,
  passed: number,
): Generator<IncomePeriod> {
  const fee = multiplyByInteger(calculateDailyMaintenance(purchase.quantity, purchase.offer), scaleDenominator)
  const shareAfterFee = BigDecimal.subtract(one, BigDecimal.divideUnsafe(mining.serviceFee, hundred))
  const unpaidDays = Math.max(0, unpaidDaysOf(mining) - passed)
  const nextPayout = createPayoutSequence(purchase, mining, growth)
  let payout = nextPayout()
  for (let from = 0; from < days;) {
    const month = growth === null ? days : from - (from % monthDays) + monthDays
    const ends = [days, unpaidDays, month, BigDecimal.isZero(change) ? days : yearDays]
    const to = Math.min(...ends.filter((end) => end > from))
    const paidAmount = from < unpaidDays ? zero : BigDecimal.multiply(payout, mining.rate)
    const gross = {
      first: BigDecimal.multiply(paidAmount, calculateScaledPrice(change, 2 * from + 1)),
      step: from < yearDays ? BigDecimal.multiply(paidAmount, multiplyByInteger(change, 2)) : zero,
    }
    const net = {
      first: BigDecimal.subtract(BigDecimal.multiply(gross.first, shareAfterFee), fee),
      step: BigDecimal.multiply(gross.step, shareAfterFee),
    }
    yield* clampLosses({ days: to - from, gross, net: from < unpaidDays ? zeroSeries : net })
    if (to === month) payout = nextPayout()
    from = to
  }
}

/** Yields `days` days from now on, under the assumptions of an outlook. `passed` is the number of days since the purchase. */
export const estimateIncomePeriods = (
  purchase: Purchase,
  mining: Mining,
  scenario: EstimateScenario,
  days: number,
  passed = 0,
) =>
  generateIncomePeriods(
    purchase,
    mining,
    { change: calculatePriceChange(scenario), growth: calculateDifficultyChange(mining, scenario.difficulty) },
    days,
    passed,
  )

/** The maximum number of months in an estimate of an open-ended contract. */
export const maxMonths = 36

/** Returns the days of a number of months, in years of 365 days. */
export const daysOf = (months: number): number => Math.floor((months * yearDays) / yearMonths)

/**
 * Returns true if a purchase can be estimated. The coin and the currency of the mining data must match, the unit and the fee must be known,
 * and the cost must be positive.
 */
export const isEstimable = ({ offer, quantity, cost }: Purchase, mining: Mining): boolean =>
  calculateDailyPayout(quantity, offer.unit, mining) !== null &&
  offer.coin === mining.currencyId &&
  offer.currency === mining.clientCurrencyId &&
  !isMaintenanceFeeUnknown(offer) &&
  BigDecimal.isPositive(cost)

/** Returns the price in `days` days from now. */
const calculatePriceAfter = (mining: Mining, scenario: EstimateScenario, days: number): Decimal =>
  BigDecimal.divideUnsafe(
    BigDecimal.multiply(mining.rate, calculateScaledPrice(calculatePriceChange(scenario), 2 * days)),
    priceScale,
  )

/**
 * Returns the income of `days` days from now on, in the display currency. `passed` is the number of days since the purchase, which only a
 * running contract has. Returns null if `isEstimable` is false. A stake is returned after the last of these days.
 */
export const calculateIncome = (
  purchase: Purchase,
  mining: Mining,
  scenario: EstimateScenario,
  days: number,
  passed = 0,
): Income | null => {
  const { offer, quantity } = purchase
  if (!isEstimable(purchase, mining)) return null
  const isReturned = offer.stakeReturn === "end" && offer.duration !== null
  return {
    periods: [...estimateIncomePeriods(purchase, mining, scenario, days, passed)],
    stake: isReturned ? roundHalfUp(BigDecimal.multiply(quantity, calculatePriceAfter(mining, scenario, days))) : null,
  }
}
