import { BigDecimal } from "effect"
import { decimal, roundDown, roundUp, toPlainDecimal, zero, type Decimal } from "#domain/shared/money.ts"

export const yearDays = 365

/** The common denominator of daily price changes: half-days of a year × 100 percent. Amounts stay exact until the final division. */
export const parts = 2 * yearDays * 100
export const priceParts = decimal(String(parts))

/** Amounts of consecutive days. Each differs from the day before by `step`. */
interface Series {
  readonly first: Decimal
  readonly step: Decimal
}

/**
 * Days at one difficulty while the price moves evenly. Amounts are multiplied by `priceParts`, because a 365th part of a year has no exact
 * decimal.
 */
export interface Stretch {
  readonly days: number
  readonly gross: Series
  readonly net: Series
}

/** Multiplies by a whole number. An estimate does so thousands of times, so the number is not parsed as text. */
export const times = (value: Decimal, count: number): Decimal =>
  BigDecimal.multiply(value, BigDecimal.make(BigInt(count), 0))

const after = ({ first, step }: Series, days: number): Series => ({
  first: BigDecimal.sum(first, times(step, days)),
  step,
})
export const nothing: Series = { first: zero, step: zero }

const wholeDays = (value: Decimal): number => Number(toPlainDecimal(value, 0))

/** Sets the net income of days on which fees exceed the payout to zero, because fees never take more than the payout. */
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

/** Returns the sum of the first `days` of an income, multiplied by `priceParts`. */
const sumScaled = (stretches: Iterable<Stretch>, what: "gross" | "net", days: number): Decimal => {
  let [left, sum] = [days, zero]
  for (const stretch of stretches) {
    const counted = Math.min(stretch.days, left)
    sum = BigDecimal.sum(sum, sumOfSeries(stretch[what], counted))
    left -= counted
    if (left === 0) break
  }
  return sum
}

/** Returns the sum of the first `days` of an income. */
export const sumIncome = (stretches: Iterable<Stretch>, what: "gross" | "net", days: number): Decimal =>
  BigDecimal.divideUnsafe(sumScaled(stretches, what, days), priceParts)

/**
 * Returns the fees of the first `days`. The subtraction precedes the division, because the division cuts digits off and could shift an
 * exact half of the last digit.
 */
export const sumFees = (stretches: readonly Stretch[], days: number): Decimal =>
  BigDecimal.divideUnsafe(
    BigDecimal.subtract(sumScaled(stretches, "gross", days), sumScaled(stretches, "net", days)),
    priceParts,
  )

export const findBreakEvenDay = (cost: Decimal, stretches: Iterable<Stretch>): number | null => {
  let [passed, missing] = [0, BigDecimal.multiply(cost, priceParts)]
  for (const { days, net } of stretches) {
    const isCovered = (after: number) => BigDecimal.isGreaterThanOrEqualTo(sumOfSeries(net, after), missing)
    if (isCovered(days)) {
      // The sum never falls from day to day, so a binary search can find the first day that covers the cost.
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
