import { BigDecimal } from "effect"
import type { Decimal } from "../../domain/money"
import { decimal, roundDown, toPlainDecimal, zero } from "../../domain/money"

/** Lines above the ground of a chart. */
export const gridlineCount = 4
/** The chart's own units from the ground to its top: what is drawn is a place, never an amount. */
export const chartHeight = 10_000

const steps = ["1", "2", "2.5", "5", "10"].map(decimal)

const powerOfTen = (exponent: number): Decimal => BigDecimal.make(1n, -exponent)

/** Ground and gridlines, at round amounts; the topmost is not below the largest value. */
export const chartTicks = (values: ReadonlyArray<Decimal>): ReadonlyArray<Decimal> => {
  const largest = values.reduce((most, value) => BigDecimal.max(most, value), zero)
  const quarter = BigDecimal.divideUnsafe(
    BigDecimal.isPositive(largest) ? largest : decimal("1"),
    decimal(String(gridlineCount)),
  )
  const { value, scale } = BigDecimal.normalize(quarter)
  const unit = powerOfTen(String(value).length - 1 - scale)
  const step = steps
    .map((one) => BigDecimal.multiply(one, unit))
    .find((one) => BigDecimal.isGreaterThanOrEqualTo(one, quarter))!
  return Array.from({ length: gridlineCount + 1 }, (_, index) => BigDecimal.multiply(step, decimal(String(index))))
}

/** Where a value stands between the ground and the topmost line. */
export const chartPosition = (value: Decimal, top: Decimal): number =>
  Number(
    toPlainDecimal(
      roundDown(BigDecimal.divideUnsafe(BigDecimal.multiply(value, decimal(String(chartHeight))), top), 0),
      0,
    ),
  )

/** Which of so many labels there is room for: every one, every second, every third. */
export const labelInterval = (count: number, room: number): number => Math.max(1, Math.ceil(count / Math.max(1, room)))

/** Moves labels that would lie on each other apart, keeping their order. */
export const spreadLabels = (places: ReadonlyArray<number>, gap: number): ReadonlyArray<number> => {
  const order = places.map((_, index) => index).toSorted((one, other) => places[one]! - places[other]!)
  const moved = [...places]
  order.forEach((index, at) => {
    const before = order[at - 1]
    if (before !== undefined) moved[index] = Math.max(moved[index]!, moved[before]! + gap)
  })
  return moved
}
