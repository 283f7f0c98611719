import { BigDecimal } from "effect"
import { decimal, hundred, roundHalfUp, zero, type Decimal } from "#domain/shared/money.ts"
import { grownMonthly, growthFactor } from "#domain/shared/monthly-growth.ts"
import { calculateDifficultyChange, unpaidDaysOf, type DifficultyOutlook, type Mining } from "./mining.ts"
import type { Offer } from "./offer.ts"
import { dailyPayout } from "./payout.ts"
import { isMaintenanceFeeUnknown, maintenancePerDay } from "./quantity.ts"
import { nothing, parts, priceScale, times, withoutLosses, yearDays, type Stretch } from "./stretch.ts"

/** Assumptions about the coin's price, which falls, stays or rises. */
export const scenarios = ["lower", "asToday", "higher"] as const
export type Scenario = (typeof scenarios)[number]

/** The percentages by which the price may fall or rise. The price moves evenly until month 12, and stays afterwards. */
export const spreads = ["30", "50", "70"] as const
export type Spread = (typeof spreads)[number]

export interface Assumptions {
  readonly spread: Spread
  readonly difficulty: DifficultyOutlook
}

export interface Outlook extends Assumptions {
  readonly price: Scenario
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

/** The income of the first days of a purchase. Days before the first payout earn nothing. */
export interface Income {
  readonly stretches: ReadonlyArray<Stretch>
  /** The worth of a stake that is returned after these days. */
  readonly stake: Decimal | null
}

/** Returns the signed percentage by which the price has changed by month 12. */
const calculatePriceChange = ({ price, spread }: Outlook): Decimal =>
  price === "asToday" ? zero : price === "lower" ? BigDecimal.negate(decimal(spread)) : decimal(spread)

/** Returns the price after `halfDays` as a fraction of the current price, multiplied by `priceScale`. */
const partsAfter = (change: Decimal, halfDays: number): Decimal =>
  BigDecimal.sum(priceScale, times(change, Math.min(halfDays, 2 * yearDays)))

/**
 * Returns a function that `stretchesAt` calls once for each thirty days, because the difficulty grows after each of them. The function
 * returns the payout of one of these days.
 */
const createPayoutSequence = (
  { offer: { unit }, quantity }: Purchase,
  mining: Mining,
  growth: Decimal | null,
): (() => Decimal) => {
  if (mining.algorithm === "staking" || growth === null) {
    const payout = dailyPayout(quantity, unit, mining) ?? zero
    return () => payout
  }
  const difficulties = grownMonthly(mining.difficulty, growthFactor(growth))
  return () => dailyPayout(quantity, unit, { ...mining, difficulty: difficulties.next().value }) ?? zero
}

/**
 * Yields the days from now on, each at the price of its middle. `passed` is the number of days since the purchase, and `growth` is that of
 * the difficulty.
 */
export function* stretchesAt(
  purchase: Purchase,
  mining: Mining,
  { change, growth }: { readonly change: Decimal; readonly growth: Decimal | null },
  days: number,
  passed: number,
): Generator<Stretch> {
  const fee = times(maintenancePerDay(purchase.quantity, purchase.offer), parts)
  const kept = BigDecimal.subtract(one, BigDecimal.divideUnsafe(mining.serviceFee, hundred))
  const unpaid = Math.max(0, unpaidDaysOf(mining) - passed)
  const nextPayout = createPayoutSequence(purchase, mining, growth)
  let payout = nextPayout()
  for (let from = 0; from < days;) {
    const month = growth === null ? days : from - (from % monthDays) + monthDays
    const ends = [days, unpaid, month, BigDecimal.isZero(change) ? days : yearDays]
    const to = Math.min(...ends.filter((end) => end > from))
    const paid = from < unpaid ? zero : BigDecimal.multiply(payout, mining.rate)
    const gross = {
      first: BigDecimal.multiply(paid, partsAfter(change, 2 * from + 1)),
      step: from < yearDays ? BigDecimal.multiply(paid, times(change, 2)) : zero,
    }
    const net = {
      first: BigDecimal.subtract(BigDecimal.multiply(gross.first, kept), fee),
      step: BigDecimal.multiply(gross.step, kept),
    }
    yield* withoutLosses({ days: to - from, gross, net: from < unpaid ? nothing : net })
    if (to === month) payout = nextPayout()
    from = to
  }
}

export const stretches = (purchase: Purchase, mining: Mining, outlook: Outlook, days: number, passed = 0) =>
  stretchesAt(
    purchase,
    mining,
    { change: calculatePriceChange(outlook), growth: calculateDifficultyChange(mining, outlook.difficulty) },
    days,
    passed,
  )

/** The number of months that an estimate of an open-ended contract covers at most. */
export const maxMonths = 36

export const daysOf = (months: number): number => Math.floor((months * yearDays) / yearMonths)

/**
 * Returns true if a purchase can be estimated. The coin and the currency of the mining data must match, and the unit and the fee must be
 * known.
 */
export const isEstimable = ({ offer, quantity, cost }: Purchase, mining: Mining): boolean =>
  dailyPayout(quantity, offer.unit, mining) !== null &&
  offer.coin === mining.currencyId &&
  offer.currency === mining.clientCurrencyId &&
  !isMaintenanceFeeUnknown(offer) &&
  BigDecimal.isPositive(cost)

/** Returns the price in `days` days from now. */
const priceAfter = (mining: Mining, outlook: Outlook, days: number): Decimal =>
  BigDecimal.divideUnsafe(
    BigDecimal.multiply(mining.rate, partsAfter(calculatePriceChange(outlook), 2 * days)),
    priceScale,
  )

export const calculateIncome = (
  purchase: Purchase,
  mining: Mining,
  outlook: Outlook,
  days: number,
  passed = 0,
): Income | null => {
  const { offer, quantity } = purchase
  if (!isEstimable(purchase, mining)) return null
  const isReturned = offer.stakeReturn === "end" && offer.duration !== null
  return {
    stretches: [...stretches(purchase, mining, outlook, days, passed)],
    stake: isReturned ? roundHalfUp(BigDecimal.multiply(quantity, priceAfter(mining, outlook, days))) : null,
  }
}
