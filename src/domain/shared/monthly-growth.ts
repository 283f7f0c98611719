import { BigDecimal } from "effect"
import { decimal, hundred, roundHalfUp, type Decimal, zero } from "./money.ts"

/*
 * The meaning of "+5 % a month", wherever it is assumed: the first month has today's value, and each later one the value of the month
 * before, multiplied by the factor.
 */

/** Default: percent per month. */
export const defaultGrowth = decimal("5")

const one = decimal("1")

export const growthFactor = (percent: Decimal): Decimal =>
  BigDecimal.sum(one, BigDecimal.divideUnsafe(percent, hundred))

export const growthPercent = (factor: Decimal): Decimal =>
  BigDecimal.multiply(BigDecimal.subtract(factor, one), hundred)

/** The value after so many whole months. The first month is after none. */
export const grownBy = (today: Decimal, factor: Decimal, months: number): Decimal =>
  Array.from({ length: months }).reduce((value: Decimal) => BigDecimal.multiply(value, factor), today)

/** The values month by month, each rounded half-up at 8 digits. */
export function* grownMonthly(today: Decimal, factor: Decimal): Generator<Decimal, never> {
  for (let value = today; ; value = roundHalfUp(BigDecimal.multiply(value, factor))) yield value
}

/** Digits after the point of a root: more than any amount has. */
const digits = 20
const degree = 12

/** The largest whole number whose twelfth power is not above this. */
const wholeRoot = (of: bigint): bigint => {
  if (of < 2n) return of
  const power = BigInt(degree)
  // From above: Newton's steps only go down to the root.
  let root = 1n << BigInt(Math.ceil(of.toString(2).length / degree))
  for (;;) {
    const next = ((power - 1n) * root + of / root ** (power - 1n)) / power
    if (next >= root) return root
    root = next
  }
}

/** The twelfth root of a quotient of two amounts, cut off after twenty digits. Neither is negative, the second is not zero. */
export const twelfthRoot = (dividend: Decimal, divisor: Decimal): Decimal => {
  if (BigDecimal.isZero(dividend)) return zero
  // dividend / divisor × 10^(12 × digits), in whole numbers.
  const shift = degree * digits + divisor.scale - dividend.scale
  return BigDecimal.make(wholeRoot((dividend.value * 10n ** BigInt(shift)) / divisor.value), digits)
}
