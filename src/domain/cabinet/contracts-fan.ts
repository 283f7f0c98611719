import { BigDecimal } from "effect"
import { ratedCoins } from "#domain/money/rate.ts"
import { countDaysBetween } from "#domain/shared/count-days-between.ts"
import { decimal, percentOf, roundHalfUp, zero, type Decimal } from "#domain/shared/money.ts"
import type { Instant } from "#domain/shared/schema.ts"
import type { PriceScenario } from "#domain/shop/income.ts"
import type { PaybackFan } from "#domain/shop/payback-fan.ts"
import type { Returns } from "./account-summary.ts"
import {
  countDaysBefore,
  calculateDailyIncomePeriods,
  splitIntoMonths,
  type DailyIncomePeriod,
} from "./forecast-days.ts"
import {
  findForecastCurrency,
  isForecastIncomplete,
  excludeStakingPayouts,
  sumAmounts,
  calculateRevenueAtFactor,
  type Forecast,
  type ForecastMonth,
} from "./forecast.ts"

/** The payback of all mining contracts together, in all coins, from the day on which the first contract began. */
export interface ContractsFan extends Pick<
  PaybackFan,
  "currency" | "cost" | "past" | "points" | "ends" | "paidBackDay"
> {
  readonly start: Instant
  /** The last day of the fan, which ends with the last month that has expected income. */
  readonly lastDay: number
}

const signs: { readonly [S in PriceScenario]: number } = { lower: -1, asToday: 0, higher: 1 }
/**
 * The divisor of the price change in the middle of a month. The price changes by a half in 365 days, so by days / 730. The middle of a
 * month is at day (from + to) / 2, so the change there is (from + to) / 1460.
 */
const priceChangeDivisor = 1460

/**
 * Returns the price in the middle of a month as a fraction of today's. `from` and `to` are the days between which the month lies. The price
 * moves evenly until month 12.
 */
const calculateMonthPrice = (scenario: PriceScenario, from: number, to: number): Decimal =>
  BigDecimal.divideUnsafe(
    decimal(String(priceChangeDivisor + signs[scenario] * Math.min(from + to, priceChangeDivisor / 2))),
    decimal(String(priceChangeDivisor)),
  )

/** Returns the day, counted from today, by which the missing sum is earned, or null if the forecast does not earn it. */
const findDayOfSum = (periods: ReadonlyArray<DailyIncomePeriod>, missing: Decimal): number | null => {
  let left = missing
  for (const { from, to, perDay } of periods) {
    const before = left
    left = BigDecimal.subtract(left, BigDecimal.multiply(perDay, decimal(String(to - from))))
    if (!BigDecimal.isPositive(left))
      return from + Number(BigDecimal.format(BigDecimal.ceil(BigDecimal.divideUnsafe(before, perDay))))
  }
  return null
}

type Months = ReadonlyArray<ForecastMonth>

/** Returns the worth of each month of all coins together. `priceOf` returns the price of a month as a fraction of today's. */
const sumTotals = (coins: ReadonlyArray<Months>, priceOf: (index: number) => Decimal): ReadonlyArray<Decimal> =>
  (coins[0] ?? []).map((_, index) =>
    sumAmounts(
      coins.flatMap((months) => (months[index] ? [calculateRevenueAtFactor(months[index], priceOf(index))] : [])),
    ),
  )

/**
 * Returns the payouts of all mining contracts so far and their expected income within the forecast. Returns null before the first contract,
 * after the last contract, and if the server does not send the mined part.
 */
export const calculateContractsFan = (
  { invested, mined, since }: Returns,
  forecast: Forecast,
  now: Instant,
): ContractsFan | null => {
  const coins = ratedCoins.map((coin) => excludeStakingPayouts(forecast[coin]))
  const currency = findForecastCurrency(forecast)
  if (since === null || mined === null || currency === null || !BigDecimal.isPositive(invested.amount)) return null
  if (mined.currencyId !== currency || invested.currencyId !== currency || isForecastIncomplete(forecast)) return null
  const knownCoins = coins.flatMap((months) => (months === null ? [] : [months]))
  if (knownCoins.length < coins.length) return null
  const months = splitIntoMonths(knownCoins)
  const totals = (scenario: PriceScenario) =>
    sumTotals(knownCoins, (index) =>
      calculateMonthPrice(scenario, countDaysBefore(months, index), countDaysBefore(months, index + 1)),
    )
  const today = totals("asToday")
  const count = today.findLastIndex((total) => BigDecimal.isPositive(total)) + 1
  if (count === 0) return null
  const [lower, higher] = [totals("lower"), totals("higher")]
  const passed = Math.max(0, countDaysBetween(since, now))
  const paid = mined.amount
  const by = (monthly: ReadonlyArray<Decimal>, index: number) =>
    roundHalfUp(BigDecimal.sum(paid, sumAmounts(monthly.slice(0, index))))
  const points = today.slice(0, count).map((_, index) => ({
    month: index + 1,
    day: passed + countDaysBefore(months, index + 1),
    amounts: { lower: by(lower, index + 1), asToday: by(today, index + 1), higher: by(higher, index + 1) },
  }))
  const last = points.at(-1)!
  const missing = BigDecimal.subtract(invested.amount, paid)
  const days = BigDecimal.isPositive(missing) ? findDayOfSum(calculateDailyIncomePeriods(months, today), missing) : null
  return {
    start: since,
    currency,
    cost: invested.amount,
    past: [{ day: 0, amount: passed === 0 ? paid : zero }, ...(passed === 0 ? [] : [{ day: passed, amount: paid }])],
    points,
    ends: last.amounts,
    lastDay: last.day,
    paidBackDay: days === null ? null : passed + days,
  }
}

/**
 * The payback verdict of all contracts together, at an unchanged price. `day` counts from the start of the fan.
 * - `alreadyPaidBack`: the cost is paid back, and `surplus` is the amount above it in the display currency.
 * - `paidBackOn`: the cost is paid back on `day`.
 * - `notPaidBack`: the forecast ends on `day`, and `percent` of the cost is paid back by then.
 */
export type ContractsVerdict =
  | { readonly kind: "alreadyPaidBack"; readonly surplus: Decimal }
  | { readonly kind: "paidBackOn"; readonly day: number }
  | { readonly kind: "notPaidBack"; readonly day: number; readonly percent: Decimal }

export const summarizeContractsFan = ({ cost, past, ends, lastDay, paidBackDay }: ContractsFan): ContractsVerdict => {
  const surplus = BigDecimal.subtract(roundHalfUp(past.at(-1)!.amount, 2), roundHalfUp(cost, 2))
  if (!BigDecimal.isNegative(surplus)) return { kind: "alreadyPaidBack", surplus }
  return paidBackDay === null
    ? { kind: "notPaidBack", day: lastDay, percent: percentOf(ends.asToday, cost, 1) }
    : { kind: "paidBackOn", day: paidBackDay }
}
