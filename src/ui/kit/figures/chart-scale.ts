import { BigDecimal } from "effect"
import { decimal, roundDown, roundUp, toPlainDecimal, type Decimal } from "#domain/shared/money.ts"

/** The height of a chart in its own units, which are positions and never amounts. */
export const chartHeight = 10_000

const steps = ["1", "2", "2.5", "5", "10"].map(decimal)

const powerOfTen = (exponent: number): Decimal => BigDecimal.make(1n, -exponent)

/** Returns the least round amount that is not below `least`. */
const roundStep = (least: Decimal): Decimal => {
  const { value, scale } = BigDecimal.normalize(least)
  const unit = powerOfTen(String(value).length - 1 - scale)
  return steps
    .map((one) => BigDecimal.multiply(one, unit))
    .find((one) => BigDecimal.isGreaterThanOrEqualTo(one, least))!
}

/** Returns the round amounts between two values: at most six, and possibly one more at an end. */
export const roundTicks = (from: Decimal, to: Decimal): ReadonlyArray<Decimal> => {
  const step = roundStep(BigDecimal.divideUnsafe(BigDecimal.subtract(to, from), decimal("6")))
  const ticks: Array<Decimal> = []
  const first = BigDecimal.multiply(roundUp(BigDecimal.divideUnsafe(from, step), 0), step)
  for (let tick = first; BigDecimal.isLessThanOrEqualTo(tick, to); tick = BigDecimal.sum(tick, step)) ticks.push(tick)
  return ticks
}

/** Returns the position of a value between the baseline and the top. */
export const chartPosition = (value: Decimal, top: Decimal): number =>
  Number(
    toPlainDecimal(
      roundDown(BigDecimal.divideUnsafe(BigDecimal.multiply(value, decimal(String(chartHeight))), top), 0),
      0,
    ),
  )

/** Moves overlapping labels apart without changing their order. */
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
 * Returns the left ends of labels that are centred on their places, from left to right and within the width. Returns null for a
 * label that would overlap the label before it.
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
