import { BigDecimal } from "effect"
import { ratedCoins, type RatedCoin } from "#domain/money/rate.ts"
import { decimal, zero, type Decimal } from "#domain/shared/money.ts"
import { grownBy, growthFactor } from "#domain/shared/monthly-growth.ts"
import type { Scenario } from "#domain/shop/income.ts"
import { contractEndDays, daysBefore, calculateLevels, splitIntoMonths, type Level } from "./forecast-days.ts"
import { forecastMonths, sumAmounts, worthBy, type Forecast, type ForecastMonth } from "./forecast.ts"

type Amounts = { readonly [S in Scenario]: Decimal }
interface DayAmount {
  readonly day: number
  readonly amount: Decimal
}

/**
 * The daily forecast, at prices that fall by five percent a month, stay, or rise by five percent. Amounts are in the display currency or in
 * coins.
 */
export interface DailyForecast {
  readonly days: number
  readonly lines: { readonly [S in Scenario]: ReadonlyArray<DayAmount> }
  /** The income of the first day. */
  readonly now: Decimal
  /** The income of a day after the last end of a contract. Null if no contract ends within the forecast. */
  readonly later: DayAmount | null
  readonly ends: Amounts
  readonly year: Amounts
  readonly contractEnds: ReturnType<typeof contractEndDays>
  /** The days on which the months begin. */
  readonly months: ReadonlyArray<number>
}

const one = decimal("1")
/** The factors of price growth in a month. */
const growths: { readonly [S in Scenario]: Decimal } = {
  lower: growthFactor(decimal("-5")),
  asToday: one,
  higher: growthFactor(decimal("5")),
}

const ratio = (part: Decimal, whole: Decimal): Decimal =>
  BigDecimal.isZero(whole) ? zero : BigDecimal.divideUnsafe(part, whole)
const product = (value: Decimal, share: Decimal): Decimal => BigDecimal.multiply(value, share)

/**
 * Returns the daily forecast, or null without months. `worthIn` returns the worth of a coin's month at a price, given as a fraction of
 * today's.
 */
const calculateDaily = (
  coins: ReadonlyArray<ReadonlyArray<ForecastMonth>>,
  worthIn: (month: ForecastMonth, price: Decimal) => Decimal,
): DailyForecast | null => {
  const months = splitIntoMonths(coins)
  const starts = months.map((_, index) => daysBefore(months, index))
  const worthOf = (index: number, price: Decimal) =>
    sumAmounts(coins.flatMap((months) => (months[index] ? [worthIn(months[index], price)] : [])))
  const totals = months.map((_, index) => worthOf(index, one))
  const levels = calculateLevels(months, totals)
  const [first] = levels
  if (first === undefined) return null

  /** Returns the price on a day. The price moves evenly from the start of a month to the start of the next month. */
  const priceOn = (growth: Decimal, { month }: Level, day: number) => {
    const passed = ratio(decimal(String(day - starts[month]!)), decimal(String(months[month]!.days)))
    const [before, after] = [grownBy(one, growth, month), grownBy(one, growth, month + 1)]
    return BigDecimal.sum(before, product(BigDecimal.subtract(after, before), passed))
  }
  const line = (scenario: Scenario) =>
    levels.flatMap((level) =>
      [level.from, level.to].map((day): DayAmount => {
        const worth = worthOf(level.month, priceOn(growths[scenario], level, day))
        return { day, amount: product(level.perDay, ratio(worth, totals[level.month]!)) }
      }),
    )
  const lines = { lower: line("lower"), asToday: line("asToday"), higher: line("higher") }
  const year = (scenario: Scenario) =>
    sumAmounts(months.map((_, index) => worthOf(index, grownBy(one, growths[scenario], index))))
  const contractEnds = contractEndDays(months)
  const lastEnd = contractEnds.at(-1)?.day
  const after = levels.find(({ from }) => lastEnd !== undefined && from >= lastEnd) ?? levels.at(-1)!
  const last = (scenario: Scenario) => lines[scenario].at(-1)!.amount
  return {
    days: daysBefore(months, months.length),
    lines,
    now: first.perDay,
    later: lastEnd === undefined ? null : { day: lastEnd, amount: after.perDay },
    ends: { lower: last("lower"), asToday: last("asToday"), higher: last("higher") },
    year: { lower: year("lower"), asToday: year("asToday"), higher: year("higher") },
    contractEnds,
    months: starts,
  }
}

/** Returns the forecast of both coins together, in the display currency. */
export const calculateDailyForecast = (forecast: Forecast): DailyForecast | null =>
  calculateDaily(
    ratedCoins.map((coin) => forecast[coin].slice(0, forecastMonths)).filter((months) => months.length > 0),
    worthBy,
  )

/** Returns the forecast of one coin, in units of that coin. The price has no effect on it. */
export const calculateDailyCoins = (forecast: Forecast, coin: RatedCoin): DailyForecast | null =>
  calculateDaily([forecast[coin].slice(0, forecastMonths)], ({ baseRevenue }) => baseRevenue.amount)
