import { BigDecimal } from "effect"
import { decimal, roundDown, roundUp, toPlainDecimal, zero, type Decimal } from "#domain/shared/money.ts"

export const yearDays = 365

/**
 * The common denominator of daily price changes: the half-days of a year × 100 percent. Amounts are multiplied by it, so that they stay
 * exact until the final division.
 */
export const scaleDenominator = 2 * yearDays * 100
export const priceScale = decimal(String(scaleDenominator))

/** The amounts of consecutive days, which change by `step` from day to day. */
interface Series {
  readonly first: Decimal
  readonly step: Decimal
}

/**
 * Days at one difficulty while the price moves evenly. Amounts are multiplied by `priceScale`, because a 365th part of a year has no exact
 * decimal.
 */
export interface IncomePeriod {
  readonly days: number
  readonly gross: Series
  readonly net: Series
}

/** Multiplies by an integer. The function avoids parsing a string, because an estimate multiplies thousands of times. */
export const multiplyByInteger = (value: Decimal, count: number): Decimal =>
  BigDecimal.multiply(value, BigDecimal.make(BigInt(count), 0))

const after = ({ first, step }: Series, days: number): Series => ({
  first: BigDecimal.sum(first, multiplyByInteger(step, days)),
  step,
})
export const zeroSeries: Series = { first: zero, step: zero }

const wholeDays = (value: Decimal): number => Number(toPlainDecimal(value, 0))

/**
 * Sets the net income of days on which fees exceed the payout to zero. Fees never take more than the payout. The income rises or falls
 * evenly, so at most one day separates a part with losses from a part without.
 */
export function* clampLosses({ days, gross, net }: IncomePeriod): Generator<IncomePeriod> {
  const [isFirstLoss, isLastLoss] = [net, after(net, days - 1)].map(({ first }) => BigDecimal.isNegative(first))
  const before =
    isFirstLoss === isLastLoss
      ? days
      : isFirstLoss
        ? wholeDays(roundUp(BigDecimal.divideUnsafe(BigDecimal.negate(net.first), net.step), 0))
        : wholeDays(roundDown(BigDecimal.divideUnsafe(net.first, BigDecimal.negate(net.step)), 0)) + 1
  yield { days: before, gross, net: isFirstLoss ? zeroSeries : net }
  if (before < days)
    yield { days: days - before, gross: after(gross, before), net: isLastLoss ? zeroSeries : after(net, before) }
}

const sumOfSeries = ({ first, step }: Series, days: number): Decimal =>
  BigDecimal.sum(multiplyByInteger(first, days), multiplyByInteger(step, (days * (days - 1)) / 2))

/** Returns the sum of the first `days` of an income, multiplied by `priceScale`. */
const sumScaled = (periods: Iterable<IncomePeriod>, kind: "gross" | "net", days: number): Decimal => {
  let [left, sum] = [days, zero]
  for (const period of periods) {
    const counted = Math.min(period.days, left)
    sum = BigDecimal.sum(sum, sumOfSeries(period[kind], counted))
    left -= counted
    if (left === 0) break
  }
  return sum
}

/** Returns the income of the first `days`, before (`gross`) or after (`net`) fees. */
export const sumIncome = (periods: Iterable<IncomePeriod>, kind: "gross" | "net", days: number): Decimal =>
  BigDecimal.divideUnsafe(sumScaled(periods, kind, days), priceScale)

/**
 * Returns the fees of the first `days`. The subtraction precedes the division, because the division cuts digits off and could shift an
 * exact half of the last digit.
 */
export const sumFees = (periods: readonly IncomePeriod[], days: number): Decimal =>
  BigDecimal.divideUnsafe(
    BigDecimal.subtract(sumScaled(periods, "gross", days), sumScaled(periods, "net", days)),
    priceScale,
  )

/** Returns the first day, from 1, by which the net income covers the cost, or null if no day does. */
export const findBreakEvenDay = (cost: Decimal, periods: Iterable<IncomePeriod>): number | null => {
  let [passed, missing] = [0, BigDecimal.multiply(cost, priceScale)]
  for (const { days, net } of periods) {
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
