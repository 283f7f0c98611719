import { BigDecimal } from "effect"
import { decimal, zero, type Decimal } from "#domain/shared/money.ts"
import type { PaybackFan } from "#domain/shop/payback-fan.ts"
import type { StakeOutcome } from "#domain/shop/stake-outcome.ts"
import { chartHeight, chartPosition, placeLabels, roundTicks } from "#ui/kit/figures/chart-scale.ts"

/** A piece of the axis of money; positions on it are percents of its width. */
export interface Scale {
  readonly from: Decimal
  readonly to: Decimal
  readonly ticks: ReadonlyArray<Decimal>
  readonly at: (amount: Decimal) => number
}

const scaleFrom = (from: Decimal, to: Decimal): Scale => ({
  from,
  to,
  ticks: roundTicks(from, to),
  at: (amount) => (chartPosition(BigDecimal.subtract(amount, from), BigDecimal.subtract(to, from)) * 100) / chartHeight,
})

/** Above the highest amount, so that its mark is not the edge. */
const headroom = decimal("1.03")

/** From nothing to the end at the higher price, or to the cost where that is more. */
export const wholeScale = ({ ends, cost }: PaybackFan): Scale =>
  scaleFrom(zero, BigDecimal.multiply(BigDecimal.max(ends.higher, cost), headroom))

/** The magnified piece has its first mark here, with room for a label before it, and its last. */
const [firstMark, lastMark] = [decimal("0.38"), decimal("0.77")]
/** A hundredth of the amount, if nothing differs. */
const leastSpan = decimal("0.01")

/**
 * The piece in which stake, cost and end can be told apart: all three within its middle two thirds. From nothing on where one is a
 * multiple of another: then there is nothing to magnify.
 */
export const magnifiedScale = ({ worth: { stake, end }, cost }: StakeOutcome): Scale => {
  const [low, high] = [
    [stake, end, cost].reduce((least, amount) => BigDecimal.min(least, amount)),
    [stake, end, cost].reduce((most, amount) => BigDecimal.max(most, amount)),
  ]
  const span = BigDecimal.max(BigDecimal.subtract(high, low), BigDecimal.multiply(high, leastSpan))
  const width = BigDecimal.divideUnsafe(span, BigDecimal.subtract(lastMark, firstMark))
  const from = BigDecimal.max(zero, BigDecimal.subtract(low, BigDecimal.multiply(width, firstMark)))
  return scaleFrom(from, BigDecimal.sum(from, BigDecimal.divideUnsafe(BigDecimal.subtract(high, from), lastMark)))
}

interface Label {
  readonly at: number
  /** Its width in percent of the narrowest axis. */
  readonly width: number
}

/** A small letter takes so many percent of the axis, and a strong one: on the narrowest phone, and where there is space. */
export const narrow = { small: 2.7, strong: 3.6 }
export const wide = { small: 1.4, strong: 1.75 }
const gap = 1
/** So near is still beside. */
const nearby = 5

type Anchor = Readonly<Record<"x", string> & Record<"textAnchor", "start" | "middle" | "end">>

/** Beside an edge a label begins or ends there. */
const anchorOf = ({ at, width }: Label, centre: number): Anchor => {
  if (at - width / 2 <= 0) return { x: "0", textAnchor: "start" }
  return at + width / 2 >= 100 ? { x: "100%", textAnchor: "end" } : { x: `${centre}%`, textAnchor: "middle" }
}

/** Null for a label that would overlap the one before it. */
export const axisAnchors = (labels: ReadonlyArray<Label>): ReadonlyArray<Anchor | null> =>
  placeLabels(
    labels.map(({ at, width }) => ({ centre: at, width })),
    100,
    gap,
  ).map((start, index) => (start === null ? null : anchorOf(labels[index]!, labels[index]!.at)))

/** Each label beside its mark, moved a little to the left where the next one is near; null where a little is not enough. */
export const markAnchors = (labels: ReadonlyArray<Label>): ReadonlyArray<Anchor> | null => {
  let limit = 100
  const anchors: Array<Anchor> = []
  for (const label of labels.toReversed()) {
    const { at, width } = label
    const beside = Math.min(Math.max(at, width / 2), 100 - width / 2)
    const centre = Math.min(beside, limit - width / 2)
    if (beside - centre > nearby || centre < width / 2) return null
    anchors.unshift(anchorOf(label, centre))
    limit = centre - width / 2 - gap
  }
  return anchors
}
