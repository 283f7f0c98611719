import { BigDecimal } from "effect"
import { ratedCoins } from "#domain/money/rate.ts"
import { daysBetween } from "#domain/shared/days-between.ts"
import { decimal, percentOf, roundHalfUp, zero, type Decimal } from "#domain/shared/money.ts"
import type { Instant } from "#domain/shared/schema.ts"
import type { Scenario } from "#domain/shop/income.ts"
import type { PaybackFan } from "#domain/shop/payback-fan.ts"
import type { Returns } from "./account-summary.ts"
import { daysBefore, calculateLevels, splitIntoMonths, type Level } from "./forecast-days.ts"
import {
  forecastCurrency,
  isForecastIncomplete,
  minedMonths,
  sumAmounts,
  worthBy,
  type Forecast,
  type ForecastMonth,
} from "./forecast.ts"

/** The payback of all mining contracts together, in all coins, from the day on which the first contract began. */
export interface ContractsFan extends Pick<
  PaybackFan,
  "currency" | "cost" | "past" | "points" | "ends" | "paidBackDay"
> {
  readonly start: Instant
  /** The last day with any expected income. */
  readonly end: number
}

const signs: { readonly [S in Scenario]: number } = { lower: -1, asToday: 0, higher: 1 }
/**
 * The divisor of the price change. The price changes by a half in 365 days, which is days / 730. The middle of a month is (from + to) / 2,
 * so its change is (from + to) / 1460.
 */
const halves = 1460

/** Returns the price in the middle of a month as a fraction of today's. The price moves evenly until month 12. */
const priceIn = (scenario: Scenario, from: number, to: number): Decimal =>
  BigDecimal.divideUnsafe(
    decimal(String(halves + signs[scenario] * Math.min(from + to, halves / 2))),
    decimal(String(halves)),
  )

/** Returns the day by which the missing sum is earned. Returns null if the forecast does not earn it. */
const dayOfSum = (levels: ReadonlyArray<Level>, missing: Decimal): number | null => {
  let left = missing
  for (const { from, to, perDay } of levels) {
    const before = left
    left = BigDecimal.subtract(left, BigDecimal.multiply(perDay, decimal(String(to - from))))
    if (!BigDecimal.isPositive(left))
      return from + Number(BigDecimal.format(BigDecimal.ceil(BigDecimal.divideUnsafe(before, perDay))))
  }
  return null
}

type Months = ReadonlyArray<ForecastMonth>

/** Returns the worth of each month of all coins together, at the price of that month. */
const sumTotals = (coins: ReadonlyArray<Months>, priceOf: (index: number) => Decimal): ReadonlyArray<Decimal> =>
  (coins[0] ?? []).map((_, index) =>
    sumAmounts(coins.flatMap((months) => (months[index] ? [worthBy(months[index], priceOf(index))] : []))),
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
  const coins = ratedCoins.map((coin) => minedMonths(forecast[coin]))
  const currency = forecastCurrency(forecast)
  if (since === null || mined === null || currency === null || !BigDecimal.isPositive(invested.amount)) return null
  if (mined.currencyId !== currency || invested.currencyId !== currency || isForecastIncomplete(forecast)) return null
  const known = coins.flatMap((months) => (months === null ? [] : [months]))
  if (known.length < coins.length) return null
  const months = splitIntoMonths(known)
  const totals = (scenario: Scenario) =>
    sumTotals(known, (index) => priceIn(scenario, daysBefore(months, index), daysBefore(months, index + 1)))
  const today = totals("asToday")
  const count = today.findLastIndex((total) => BigDecimal.isPositive(total)) + 1
  if (count === 0) return null
  const [lower, higher] = [totals("lower"), totals("higher")]
  const passed = Math.max(0, daysBetween(since, now))
  const paid = mined.amount
  const by = (monthly: ReadonlyArray<Decimal>, index: number) =>
    roundHalfUp(BigDecimal.sum(paid, sumAmounts(monthly.slice(0, index))))
  const points = today.slice(0, count).map((_, index) => ({
    month: index + 1,
    day: passed + daysBefore(months, index + 1),
    amounts: { lower: by(lower, index + 1), asToday: by(today, index + 1), higher: by(higher, index + 1) },
  }))
  const last = points.at(-1)!
  const missing = BigDecimal.subtract(invested.amount, paid)
  const days = BigDecimal.isPositive(missing) ? dayOfSum(calculateLevels(months, today), missing) : null
  return {
    start: since,
    currency,
    cost: invested.amount,
    past: [{ day: 0, amount: passed === 0 ? paid : zero }, ...(passed === 0 ? [] : [{ day: passed, amount: paid }])],
    points,
    ends: last.amounts,
    end: last.day,
    paidBackDay: days === null ? null : passed + days,
  }
}

/** The answer to when the whole cost is paid back. `day` counts from the start of the fan. */
export type ContractsVerdict =
  | { readonly kind: "whole"; readonly more: Decimal }
  | { readonly kind: "wholeOn"; readonly day: number }
  | { readonly kind: "notWhole"; readonly day: number; readonly percent: Decimal }

export const summarizeContractsFan = ({ cost, past, ends, end, paidBackDay }: ContractsFan): ContractsVerdict => {
  const more = BigDecimal.subtract(roundHalfUp(past.at(-1)!.amount, 2), roundHalfUp(cost, 2))
  if (!BigDecimal.isNegative(more)) return { kind: "whole", more }
  return paidBackDay === null
    ? { kind: "notWhole", day: end, percent: percentOf(ends.asToday, cost, 1) }
    : { kind: "wholeOn", day: paidBackDay }
}
