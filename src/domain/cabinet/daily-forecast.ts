import { BigDecimal } from "effect"
import { ratedCoins, type RatedCoin } from "#domain/money/rate.ts"
import { decimal, zero, type Decimal } from "#domain/shared/money.ts"
import { growByMonths, calculateGrowthFactor } from "#domain/shared/monthly-growth.ts"
import type { PriceScenario } from "#domain/shop/income.ts"
import {
  listContractEndDays,
  countDaysBefore,
  calculateDailyIncomePeriods,
  splitIntoMonths,
  type DailyIncomePeriod,
} from "./forecast-days.ts"
import { forecastMonths, sumAmounts, calculateRevenueAtFactor, type Forecast, type ForecastMonth } from "./forecast.ts"

type Amounts = { readonly [S in PriceScenario]: Decimal }
interface DayAmount {
  readonly day: number
  readonly amount: Decimal
}

/**
 * The income of each day of the forecast, at prices that fall by five percent a month, stay, or rise by five percent. Amounts are in the
 * display currency or in coins.
 */
export interface DailyForecast {
  readonly days: number
  /** The line of each price, with two points for each period of equal income: its start and its end. */
  readonly lines: { readonly [S in PriceScenario]: ReadonlyArray<DayAmount> }
  /** The income of the first day. */
  readonly now: Decimal
  /**
   * The day of the last end of a contract, with the income of each day after it. Null if no contract ends within the forecast.
   */
  readonly later: DayAmount | null
  /** The income of the last day. */
  readonly ends: Amounts
  /** The sum of all months. */
  readonly year: Amounts
  readonly contractEnds: ReturnType<typeof listContractEndDays>
  /** The days on which the months begin. */
  readonly months: ReadonlyArray<number>
}

const one = decimal("1")
/** The factors of price growth in a month. */
const growths: { readonly [S in PriceScenario]: Decimal } = {
  lower: calculateGrowthFactor(decimal("-5")),
  asToday: one,
  higher: calculateGrowthFactor(decimal("5")),
}

const divideOrZero = (part: Decimal, whole: Decimal): Decimal =>
  BigDecimal.isZero(whole) ? zero : BigDecimal.divideUnsafe(part, whole)
const multiplyByShare = (value: Decimal, share: Decimal): Decimal => BigDecimal.multiply(value, share)

/**
 * Returns the daily forecast, or null without months. `revenueIn` returns the revenue of a coin's month at a price, given as a fraction
 * of today's.
 */
const calculateDaily = (
  coins: ReadonlyArray<ReadonlyArray<ForecastMonth>>,
  revenueIn: (month: ForecastMonth, price: Decimal) => Decimal,
): DailyForecast | null => {
  const months = splitIntoMonths(coins)
  const starts = months.map((_, index) => countDaysBefore(months, index))
  const revenueOf = (index: number, price: Decimal) =>
    sumAmounts(coins.flatMap((months) => (months[index] ? [revenueIn(months[index], price)] : [])))
  const totals = months.map((_, index) => revenueOf(index, one))
  const periods = calculateDailyIncomePeriods(months, totals)
  const [first] = periods
  if (first === undefined) return null

  /** Returns the price on a day. The price moves evenly from the start of a month to the start of the next month. */
  const priceOn = (growth: Decimal, { month }: DailyIncomePeriod, day: number) => {
    const passed = divideOrZero(decimal(String(day - starts[month]!)), decimal(String(months[month]!.days)))
    const [before, after] = [growByMonths(one, growth, month), growByMonths(one, growth, month + 1)]
    return BigDecimal.sum(before, multiplyByShare(BigDecimal.subtract(after, before), passed))
  }
  const line = (scenario: PriceScenario) =>
    periods.flatMap((period) =>
      [period.from, period.to].map((day): DayAmount => {
        const revenue = revenueOf(period.month, priceOn(growths[scenario], period, day))
        return { day, amount: multiplyByShare(period.perDay, divideOrZero(revenue, totals[period.month]!)) }
      }),
    )
  const lines = { lower: line("lower"), asToday: line("asToday"), higher: line("higher") }
  const year = (scenario: PriceScenario) =>
    sumAmounts(months.map((_, index) => revenueOf(index, growByMonths(one, growths[scenario], index))))
  const contractEnds = listContractEndDays(months)
  const lastEnd = contractEnds.at(-1)?.day
  const after = periods.find(({ from }) => lastEnd !== undefined && from >= lastEnd) ?? periods.at(-1)!
  const last = (scenario: PriceScenario) => lines[scenario].at(-1)!.amount
  return {
    days: countDaysBefore(months, months.length),
    lines,
    now: first.perDay,
    later: lastEnd === undefined ? null : { day: lastEnd, amount: after.perDay },
    ends: { lower: last("lower"), asToday: last("asToday"), higher: last("higher") },
    year: { lower: year("lower"), asToday: year("asToday"), higher: year("higher") },
    contractEnds,
    months: starts,
  }
}

/** Returns the forecast of both coins together, in the display currency, or null without months. */
export const calculateDailyForecast = (forecast: Forecast): DailyForecast | null =>
  calculateDaily(
    ratedCoins.map((coin) => forecast[coin].slice(0, forecastMonths)).filter((months) => months.length > 0),
    calculateRevenueAtFactor,
  )

/** Returns the forecast of one coin, in units of that coin, or null without months. The price has no effect on it. */
export const calculateDailyCoins = (forecast: Forecast, coin: RatedCoin): DailyForecast | null =>
  calculateDaily([forecast[coin].slice(0, forecastMonths)], ({ baseRevenue }) => baseRevenue.amount)
