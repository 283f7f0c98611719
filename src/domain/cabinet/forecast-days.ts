import { BigDecimal } from "effect"
import { daysBetween } from "#domain/shared/days-between.ts"
import { decimal, zero, type Decimal } from "#domain/shared/money.ts"
import { daysInMonth } from "#domain/shared/schema.ts"
import { contractEndsByMonth, type Forecast, type ForecastMonth } from "./forecast.ts"

/** A month of the forecast: its number of days, and the days after which contracts end. */
export interface MonthDays {
  readonly days: number
  readonly ends: ReadonlyArray<number>
}

/** A range of days with the same income, counted from today. */
export interface Level {
  readonly from: number
  readonly to: number
  readonly month: number
  readonly perDay: Decimal
}

/** Returns the months of these coins together. Contract ends are known only if the months have dates. */
export const splitIntoMonths = (coins: ReadonlyArray<Forecast["btc"]>): ReadonlyArray<MonthDays> => {
  const ends = contractEndsByMonth(coins)
  return (coins[0] ?? []).map(({ year, month, startDate, endDate }: ForecastMonth, index) =>
    startDate === null || endDate === null
      ? { days: daysInMonth(year, month), ends: [] }
      : { days: daysBetween(startDate, endDate), ends: ends[index]!.map((end) => daysBetween(startDate, end)) },
  )
}

export const daysBefore = (months: ReadonlyArray<MonthDays>, index: number): number =>
  months.slice(0, index).reduce((sum, { days }) => sum + days, 0)

const times = (value: Decimal, count: number): Decimal => BigDecimal.multiply(value, decimal(String(count)))
const over = (value: Decimal, count: number): Decimal => BigDecimal.divideUnsafe(value, decimal(String(count)))

/** Returns the levels of one month. `after` is the income of a day in the next month, or null without one. */
const levelsInMonth = (
  { days, ends }: MonthDays,
  total: Decimal,
  after: Decimal | null,
): ReadonlyArray<Omit<Level, "month">> => {
  const even = [{ from: 0, to: days, perDay: over(total, days) }]
  const within = [...new Set(ends)].filter((day) => day > 0 && day < days).toSorted((one, other) => one - other)
  const steps = within.length
  if (after === null || steps === 0) return even
  const parts = [0, ...within].map((from, index) => ({ from, to: within[index] ?? days, index }))
  const [before, gone] = parts.reduce(
    ([sum, lost], { from, to, index }) => [sum + (to - from) * (steps - index), lost + (to - from) * index],
    [0, 0],
  )
  const first = over(BigDecimal.subtract(times(total, steps), times(after, gone)), before)
  if (BigDecimal.isLessThan(first, after)) return even
  return parts.map(({ from, to, index }) => ({
    from,
    to,
    perDay: over(BigDecimal.sum(times(first, steps - index), times(after, index)), steps),
  }))
}

/**
 * Returns the levels of all months. The sum of the days always equals the forecast of the month.
 * - In a month without contract ends, all days earn the same.
 * - In a month with ends, the daily income falls by an equal step at each end. After the last end, a day earns as much as a day of the next
 *   month.
 */
export const calculateLevels = (
  months: ReadonlyArray<MonthDays>,
  totals: ReadonlyArray<Decimal>,
): ReadonlyArray<Level> =>
  months.reduceRight<ReadonlyArray<Level>>((later, month, index) => {
    const start = daysBefore(months, index)
    const own = levelsInMonth(month, totals[index] ?? zero, later[0]?.perDay ?? null)
    return [
      ...own.map(({ from, to, perDay }) => ({ from: start + from, to: start + to, month: index, perDay })),
      ...later,
    ]
  }, [])

/** Returns the days on which contracts end, counted from today, and the number of contracts that end on each. */
export const contractEndDays = (
  months: ReadonlyArray<MonthDays>,
): ReadonlyArray<{ readonly day: number; readonly count: number }> => {
  const all = months.flatMap(({ ends }, index) => ends.map((end) => daysBefore(months, index) + end))
  return [...new Set(all)]
    .toSorted((one, other) => one - other)
    .map((day) => ({ day, count: all.filter((other) => other === day).length }))
}
