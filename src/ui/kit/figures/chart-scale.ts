import { BigDecimal } from "effect"
import { decimal, roundUp, type Decimal } from "#domain/shared/money.ts"

/** The height of a chart in its own units, which are positions and never amounts. */
export const chartHeight = 10_000

const steps = ["1", "2", "2.5", "5", "10"].map(decimal)

const powerOfTen = (exponent: number): Decimal => BigDecimal.make(1n, -exponent)

/** Returns the smallest round amount of at least `minStep`. A round amount is 1, 2, 2.5 or 5 times a power of ten. */
const roundStep = (minStep: Decimal): Decimal => {
  const { value, scale } = BigDecimal.normalize(minStep)
  const unit = powerOfTen(String(value).length - 1 - scale)
  return steps
    .map((one) => BigDecimal.multiply(one, unit))
    .find((one) => BigDecimal.isGreaterThanOrEqualTo(one, minStep))!
}

/** Returns the round amounts from one value to another, both included: seven at most. */
export const listRoundTicks = (from: Decimal, to: Decimal): ReadonlyArray<Decimal> => {
  const step = roundStep(BigDecimal.divideUnsafe(BigDecimal.subtract(to, from), decimal("6")))
  const ticks: Array<Decimal> = []
  const first = BigDecimal.multiply(roundUp(BigDecimal.divideUnsafe(from, step), 0), step)
  for (let tick = first; BigDecimal.isLessThanOrEqualTo(tick, to); tick = BigDecimal.sum(tick, step)) ticks.push(tick)
  return ticks
}

/** Returns the height of a value above the baseline, in units of the chart. The value `top` is at the top of the chart. */
export const calculateChartPosition = (value: Decimal, top: Decimal): number => {
  // Divides integers, because a division of decimals calculates a hundred digits, and a chart has a hundred points.
  const scale = Math.max(value.scale, top.scale)
  const { value: units } = BigDecimal.scale(BigDecimal.multiply(value, decimal(String(chartHeight))), scale)
  return Number(units / BigDecimal.scale(top, scale).value)
}

/**
 * Returns the positions of labels, moved so far apart that neighbours have at least the distance `gap`. The order of the labels
 * stays the same.
 */
export const spreadLabels = (places: ReadonlyArray<number>, gap: number): ReadonlyArray<number> => {
  const order = places.map((_, index) => index).toSorted((one, other) => places[one]! - places[other]!)
  const positions = [...places]
  order.forEach((index, at) => {
    const before = order[at - 1]
    if (before !== undefined) positions[index] = Math.max(positions[index]!, positions[before]! + gap)
  })
  return positions
}

/**
 * Returns the left ends of labels that are centred on their points, from left to right and within the width `room`. Returns null
 * for a label that would overlap the label before it.
 */
export const placeLabels = (
  labels: ReadonlyArray<{ readonly centre: number; readonly width: number }>,
  room: number,
  gap: number,
): ReadonlyArray<number | null> => {
  let end = -gap
  return labels.map(({ centre, width }) => {
    const start = Math.max(0, Math.min(centre - width / 2, room - width))
    if (start < end + gap) return null
    end = start + width
    return start
  })
}
