import { BigDecimal } from "effect"
import { decimal, zero, type Decimal } from "#domain/shared/money.ts"
import type { PaybackFan } from "#domain/shop/payback-fan.ts"
import type { StakeOutcome } from "#domain/shop/stake-outcome.ts"
import { chartHeight, calculateChartPosition, placeLabels, listRoundTicks } from "#ui/kit/figures/chart-scale.ts"

/** A section of the axis of money. Positions on it are percentages of its width. */
export interface Scale {
  readonly from: Decimal
  readonly to: Decimal
  readonly ticks: ReadonlyArray<Decimal>
  readonly positionOf: (amount: Decimal) => number
}

const scaleFrom = (from: Decimal, to: Decimal): Scale => ({
  from,
  to,
  ticks: listRoundTicks(from, to),
  positionOf: (amount) =>
    (calculateChartPosition(BigDecimal.subtract(amount, from), BigDecimal.subtract(to, from)) * 100) / chartHeight,
})

/** The length of the axis as a multiple of the highest amount. A longer axis keeps the mark of this amount away from its edge. */
const headroom = decimal("1.03")

/** Returns the scale from zero to the end at the higher price, or to the cost if that is greater. */
export const createFullScale = ({ ends, cost }: PaybackFan): Scale =>
  scaleFrom(zero, BigDecimal.multiply(BigDecimal.max(ends.higher, cost), headroom))

/** The positions of the first and last marks in the magnified section. The first leaves space for a label before it. */
const [firstMark, lastMark] = [decimal("0.38"), decimal("0.77")]
/**
 * The minimum distance between the lowest and the highest amount, as a fraction of the highest. Equal amounts would otherwise
 * have no distance.
 */
const minSpan = decimal("0.01")

/**
 * Returns a section of the axis in which stake, cost and end are distinguishable. The least of the three is at `firstMark`, and
 * the greatest at `lastMark`. If the greatest is more than about twice the least, the section starts at zero, because nothing
 * needs to be magnified.
 */
export const createMagnifiedScale = ({ worth: { stake, end }, cost }: StakeOutcome): Scale => {
  const [low, high] = [
    [stake, end, cost].reduce((min, amount) => BigDecimal.min(min, amount)),
    [stake, end, cost].reduce((max, amount) => BigDecimal.max(max, amount)),
  ]
  const span = BigDecimal.max(BigDecimal.subtract(high, low), BigDecimal.multiply(high, minSpan))
  const width = BigDecimal.divideUnsafe(span, BigDecimal.subtract(lastMark, firstMark))
  const from = BigDecimal.max(zero, BigDecimal.subtract(low, BigDecimal.multiply(width, firstMark)))
  return scaleFrom(from, BigDecimal.sum(from, BigDecimal.divideUnsafe(BigDecimal.subtract(high, from), lastMark)))
}

interface Label {
  readonly position: number
  /** The width in percent of the narrowest axis. */
  readonly width: number
}

/** The widths of a small and of a strong letter on the narrowest phone, in percent of the axis. */
export const narrow = { small: 2.7, strong: 3.6 }
/** The widths of a small and of a strong letter on a wide screen, in percent of the axis. */
export const characterWidths = { small: 1.4, strong: 1.75 }
const gap = 1
/** The maximum shift of a label from its mark, in percent of the axis. */
const nearby = 5

type Anchor = Readonly<Record<"x", string> & Record<"textAnchor", "start" | "middle" | "end">>

/** Aligns a label at an edge with this edge, and centres all other labels. */
const anchorOf = ({ position, width }: Label, centre: number): Anchor => {
  if (position - width / 2 <= 0) return { x: "0", textAnchor: "start" }
  return position + width / 2 >= 100 ? { x: "100%", textAnchor: "end" } : { x: `${centre}%`, textAnchor: "middle" }
}

/** Returns the anchors of labels, or null for a label that would overlap the previous one. */
export const findAxisAnchors = (labels: ReadonlyArray<Label>): ReadonlyArray<Anchor | null> =>
  placeLabels(
    labels.map(({ position, width }) => ({ centre: position, width })),
    100,
    gap,
  ).map((start, index) => (start === null ? null : anchorOf(labels[index]!, labels[index]!.position)))

/**
 * Returns anchors that put each label next to its mark, shifted slightly to the left if the next label is near. Returns null if a
 * slight shift is not enough.
 */
export const findMarkAnchors = (labels: ReadonlyArray<Label>): ReadonlyArray<Anchor> | null => {
  let limit = 100
  const anchors: Array<Anchor> = []
  for (const label of labels.toReversed()) {
    const { position, width } = label
    const beside = Math.min(Math.max(position, width / 2), 100 - width / 2)
    const centre = Math.min(beside, limit - width / 2)
    if (beside - centre > nearby || centre < width / 2) return null
    anchors.unshift(anchorOf(label, centre))
    limit = centre - width / 2 - gap
  }
  return anchors
}
