import { BigDecimal } from "effect"
import { decimal, roundDown, roundUp, toPlainDecimal, zero, type Decimal } from "#domain/shared/money.ts"

export const yearDays = 365

/** A year's half-days, in percent. */
export const parts = 2 * yearDays * 100
export const priceParts = decimal(String(parts))

/** Amounts of following days: each differs from the day before by the step. */
interface Series {
  readonly first: Decimal
  readonly step: Decimal
}

/** Days at one difficulty while the price moves evenly. Amounts are `priceParts` times as large, because a year has no exact 365th part. */
export interface Stretch {
  readonly days: number
  readonly gross: Series
  readonly net: Series
}

export const times = (value: Decimal, count: number): Decimal => BigDecimal.multiply(value, decimal(String(count)))

const after = ({ first, step }: Series, days: number): Series => ({
  first: BigDecimal.sum(first, times(step, days)),
  step,
})
export const nothing: Series = { first: zero, step: zero }

const wholeDays = (value: Decimal): number => Number(toPlainDecimal(value, 0))

/** Fees take no more than a day's payout: days on which they would bring nothing. */
export function* withoutLosses({ days, gross, net }: Stretch): Generator<Stretch> {
  const [isFirstLoss, isLastLoss] = [net, after(net, days - 1)].map(({ first }) => BigDecimal.isNegative(first))
  const before =
    isFirstLoss === isLastLoss
      ? days
      : isFirstLoss
        ? wholeDays(roundUp(BigDecimal.divideUnsafe(BigDecimal.negate(net.first), net.step), 0))
        : wholeDays(roundDown(BigDecimal.divideUnsafe(net.first, BigDecimal.negate(net.step)), 0)) + 1
  yield { days: before, gross, net: isFirstLoss ? nothing : net }
  if (before < days)
    yield { days: days - before, gross: after(gross, before), net: isLastLoss ? nothing : after(net, before) }
}

const sumOfSeries = ({ first, step }: Series, days: number): Decimal =>
  BigDecimal.sum(times(first, days), times(step, (days * (days - 1)) / 2))

/** The first `days` of an income added up, `priceParts` times as large. */
const partsOf = (of: Iterable<Stretch>, what: "gross" | "net", days: number): Decimal => {
  let [left, sum] = [days, zero]
  for (const stretch of of) {
    const counted = Math.min(stretch.days, left)
    sum = BigDecimal.sum(sum, sumOfSeries(stretch[what], counted))
    left -= counted
    if (left === 0) break
  }
  return sum
}

/** The first `days` of an income added up. */
export const sumOf = (of: Iterable<Stretch>, what: "gross" | "net", days: number): Decimal =>
  BigDecimal.divideUnsafe(partsOf(of, what, days), priceParts)

/** Fees of the first `days`. Subtracted before the division, whose digits end: half of the last digit is exact. */
export const feesOf = (of: readonly Stretch[], days: number): Decimal =>
  BigDecimal.divideUnsafe(BigDecimal.subtract(partsOf(of, "gross", days), partsOf(of, "net", days)), priceParts)

/** The day that covers the cost; null if none of these does. */
export const breakEvenDaysOf = (cost: Decimal, of: Iterable<Stretch>): number | null => {
  let [passed, missing] = [0, BigDecimal.multiply(cost, priceParts)]
  for (const { days, net } of of) {
    const isCovered = (after: number) => BigDecimal.isGreaterThanOrEqualTo(sumOfSeries(net, after), missing)
    if (isCovered(days)) {
      // No day brings less than nothing: halves the days until the first that covers it is left.
      let [before, until] = [0, days]
      while (until - before > 1) {
        const middle = Math.floor((before + until) / 2)
        if (isCovered(middle)) until = middle
        else before = middle
      }
      return passed + until
    }
    passed += days
    missing = BigDecimal.subtract(missing, sumOfSeries(net, days))
  }
  return null
}
