import { BigDecimal } from "effect"
import { decimal, hundred, roundHalfUp, type Decimal, zero } from "./money.ts"

/*
 * The rule of "+5 % a month", which is the same everywhere. The first month has today's value. The value of every later month is that of
 * the month before, multiplied by the factor.
 */

/** The default growth in percent a month. */
export const defaultGrowth = decimal("5")

const one = decimal("1")

export const calculateGrowthFactor = (percent: Decimal): Decimal =>
  BigDecimal.sum(one, BigDecimal.divideUnsafe(percent, hundred))

export const calculateGrowthPercent = (factor: Decimal): Decimal =>
  BigDecimal.multiply(BigDecimal.subtract(factor, one), hundred)

/** Returns the value after `months` whole months. */
export const growByMonths = (today: Decimal, factor: Decimal, months: number): Decimal =>
  Array.from({ length: months }).reduce((value: Decimal) => BigDecimal.multiply(value, factor), today)

/** Yields the value of each month, rounded half-up at 8 digits. */
export function* generateMonthlyGrowth(today: Decimal, factor: Decimal): Generator<Decimal, never> {
  for (let value = today; ; value = roundHalfUp(BigDecimal.multiply(value, factor))) yield value
}

/** The number of decimals of a root. No amount has as many. */
const digits = 20
const degree = 12

/** Returns the twelfth root, rounded down to a whole number. */
const wholeRoot = (radicand: bigint): bigint => {
  if (radicand < 2n) return radicand
  const power = BigInt(degree)
  // Newton's steps only descend to the root, so the search starts above it.
  let root = 1n << BigInt(Math.ceil(radicand.toString(2).length / degree))
  for (;;) {
    const next = ((power - 1n) * root + radicand / root ** (power - 1n)) / power
    if (next >= root) return root
    root = next
  }
}

/**
 * Returns the twelfth root of a quotient of two amounts, truncated after twenty decimals. The dividend must not be negative, and the
 * divisor must be positive.
 */
export const calculateTwelfthRoot = (dividend: Decimal, divisor: Decimal): Decimal => {
  if (BigDecimal.isZero(dividend)) return zero
  // The quotient is dividend / divisor × 10^(12 × digits), in whole numbers.
  const shift = degree * digits + divisor.scale - dividend.scale
  return BigDecimal.make(wholeRoot((dividend.value * 10n ** BigInt(shift)) / divisor.value), digits)
}
