import { BigDecimal } from "effect"
import { decimal, roundHalfUp, type Decimal } from "./money.ts"

/*
 * What "+5 % a month" means, wherever it is assumed: the first month has today's value, and each later one the value of the month
 * before, multiplied by the factor.
 */

/** Default: percent per month. */
export const defaultGrowth = decimal("5")

const one = decimal("1")
const hundred = decimal("100")

export const growthFactor = (percent: Decimal): Decimal =>
  BigDecimal.sum(one, BigDecimal.divideUnsafe(percent, hundred))

export const growthPercent = (factor: Decimal): Decimal =>
  BigDecimal.multiply(BigDecimal.subtract(factor, one), hundred)

/** After so many whole months; in the first month that is after none. */
export const grownBy = (today: Decimal, factor: Decimal, months: number): Decimal =>
  Array.from({ length: months }).reduce((value: Decimal) => BigDecimal.multiply(value, factor), today)

/** Month by month, each half-up at 8 digits. */
export function* grownMonthly(today: Decimal, factor: Decimal): Generator<Decimal, never> {
  for (let value = today; ; value = roundHalfUp(BigDecimal.multiply(value, factor))) yield value
}
