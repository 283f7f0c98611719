import { BigDecimal } from "effect"
import { countDaysBetween } from "#domain/shared/count-days-between.ts"
import { decimal, zero, type Decimal } from "#domain/shared/money.ts"
import { countDaysInMonth } from "#domain/shared/schema.ts"
import { groupContractEndsByMonth, type Forecast, type ForecastMonth } from "./forecast.ts"

/** A month of the forecast: its number of days, and the days on which contracts end, counted from its start. */
export interface MonthDays {
  readonly days: number
  readonly ends: ReadonlyArray<number>
}

/**
 * A range of days with the same income `perDay`, which is in the unit of the forecast. `from` and `to` count from today, and `month` is the
 * index of the month.
 */
export interface DailyIncomePeriod {
  readonly from: number
  readonly to: number
  readonly month: number
  readonly perDay: Decimal
}

/** Returns the months of these coins together. Contract ends are known only if the months have dates. */
export const splitIntoMonths = (coins: ReadonlyArray<Forecast["btc"]>): ReadonlyArray<MonthDays> => {
  const ends = groupContractEndsByMonth(coins)
  return (coins[0] ?? []).map(({ year, month, startDate, endDate }: ForecastMonth, index) =>
    startDate === null || endDate === null
      ? { days: countDaysInMonth(year, month), ends: [] }
      : {
          days: countDaysBetween(startDate, endDate),
          ends: ends[index]!.map((end) => countDaysBetween(startDate, end)),
        },
  )
}

export const countDaysBefore = (months: ReadonlyArray<MonthDays>, index: number): number =>
  months.slice(0, index).reduce((sum, { days }) => sum + days, 0)

const multiplyByInteger = (value: Decimal, count: number): Decimal => BigDecimal.multiply(value, decimal(String(count)))
const divideByInteger = (value: Decimal, count: number): Decimal =>
  BigDecimal.divideUnsafe(value, decimal(String(count)))

/**
 * Returns the periods of equal income of one month, with days counted from its start. `after` is the income of a day in the next
 * month, or null without a next month.
 */
const splitMonth = (
  { days, ends }: MonthDays,
  total: Decimal,
  after: Decimal | null,
): ReadonlyArray<Omit<DailyIncomePeriod, "month">> => {
  const evenPeriods = [{ from: 0, to: days, perDay: divideByInteger(total, days) }]
  const endsWithin = [...new Set(ends)].filter((day) => day > 0 && day < days).toSorted((one, other) => one - other)
  const steps = endsWithin.length
  if (after === null || steps === 0) return evenPeriods
  const sections = [0, ...endsWithin].map((from, index) => ({ from, to: endsWithin[index] ?? days, index }))
  // The income of section `index` is (first × (steps − index) + after × index) ÷ steps. `before` and `daysAfterEnds` are the sums
  // of the weights of `first` and `after` over all days.
  const [before, daysAfterEnds] = sections.reduce(
    ([sum, lost], { from, to, index }) => [sum + (to - from) * (steps - index), lost + (to - from) * index],
    [0, 0],
  )
  const first = divideByInteger(
    BigDecimal.subtract(multiplyByInteger(total, steps), multiplyByInteger(after, daysAfterEnds)),
    before,
  )
  // The end of a contract cannot raise the income, so a month that would need rising steps stays even.
  if (BigDecimal.isLessThan(first, after)) return evenPeriods
  return sections.map(({ from, to, index }) => ({
    from,
    to,
    perDay: divideByInteger(
      BigDecimal.sum(multiplyByInteger(first, steps - index), multiplyByInteger(after, index)),
      steps,
    ),
  }))
}

/**
 * Returns the periods of equal income of all months. The sum of the days always equals the forecast of the month.
 * - In a month without contract ends, all days earn the same.
 * - In a month with ends, the daily income falls by an equal step at each end. After the last end, a day earns as much as a day
 *   of the next month.
 */
export const calculateDailyIncomePeriods = (
  months: ReadonlyArray<MonthDays>,
  totals: ReadonlyArray<Decimal>,
): ReadonlyArray<DailyIncomePeriod> =>
  months.reduceRight<ReadonlyArray<DailyIncomePeriod>>((later, month, index) => {
    const start = countDaysBefore(months, index)
    const monthPeriods = splitMonth(month, totals[index] ?? zero, later[0]?.perDay ?? null)
    return [
      ...monthPeriods.map(({ from, to, perDay }) => ({ from: start + from, to: start + to, month: index, perDay })),
      ...later,
    ]
  }, [])

/** Returns the days on which contracts end, counted from today, and the number of contracts that end on each. */
export const listContractEndDays = (
  months: ReadonlyArray<MonthDays>,
): ReadonlyArray<{ readonly day: number; readonly count: number }> => {
  const all = months.flatMap(({ ends }, index) => ends.map((end) => countDaysBefore(months, index) + end))
  return [...new Set(all)]
    .toSorted((one, other) => one - other)
    .map((day) => ({ day, count: all.filter((other) => other === day).length }))
}
