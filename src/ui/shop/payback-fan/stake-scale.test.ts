import { BigDecimal } from "effect"
import fc from "fast-check"
import { expect, it } from "vitest"
import { decimal, toPlainDecimal, zero, type Decimal } from "#domain/shared/money.ts"
import type { StakeOutcome } from "#domain/shop/stake-outcome.ts"
import { findAxisAnchors, createMagnifiedScale, findMarkAnchors } from "./stake-scale.ts"

const outcome = (stake: Decimal, end: Decimal, cost: Decimal): StakeOutcome => ({
  coins: { stake: zero, earned: zero, end: zero },
  digits: 4,
  worth: { stake, earned: BigDecimal.subtract(end, stake), end },
  paid: zero,
  cost,
  surplus: BigDecimal.subtract(end, cost),
  lower: { end, surplus: zero },
})
const placesOf = (...amounts: readonly [Decimal, Decimal, Decimal]) => {
  const { positionOf } = createMagnifiedScale(outcome(...amounts))
  return amounts.map(positionOf)
}
const cents = (min: bigint, max: bigint) => fc.bigInt({ min, max }).map((value) => BigDecimal.make(value, 2))

it("magnifies stake, end and cost to the middle two thirds", () => {
  fc.assert(
    fc.property(
      cents(1n, 10n ** 32n),
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: -50, max: 100 }),
      (stake, earned, above) => {
        const part = (percent: number) =>
          BigDecimal.sum(stake, BigDecimal.multiply(stake, BigDecimal.make(BigInt(percent), 2)))
        for (const place of placesOf(stake, part(earned), part(above))) {
          expect(place).toBeGreaterThan(100 / 6)
          expect(place).toBeLessThan(500 / 6)
        }
      },
    ),
  )
})

it.each([
  ["a stake that costs less than its end", ["312.75", "325.8", "319"], [38, 76.99, 56.67]],
  ["a stake that costs more", ["3120", "3237.28", "3250"], [38, 73.18, 76.99]],
  ["equal amounts", ["3120", "3120", "3120"], [76.99, 76.99, 76.99]],
  ["a cost of many times the stake, which needs no magnifying", ["1", "1.04", "100"], [0.77, 0.8, 77]],
] as const)("places %s", (_, amounts, places) => {
  const [stake, end, cost] = amounts.map(decimal) as [Decimal, Decimal, Decimal]
  placesOf(stake, end, cost).forEach((place, index) => expect(place).toBeCloseTo(places[index]!, 1))
})

it("has round ticks within the range", () => {
  const { ticks } = createMagnifiedScale(outcome(decimal("312.75"), decimal("325.8"), decimal("319")))
  expect(ticks.map((tick) => toPlainDecimal(tick))).toEqual(["310", "320", "330"])
})

const label = (position: number) => ({ position, width: 20 })

it("places a label beside its mark, at the edge if that is near, and omits it if there is no room", () => {
  expect(findMarkAnchors([33, 65, 97].map(label))).toEqual([
    { x: "33%", textAnchor: "middle" },
    { x: "65%", textAnchor: "middle" },
    { x: "100%", textAnchor: "end" },
  ])
  expect(findMarkAnchors([33, 71, 97].map(label))?.[1]).toEqual({ x: "69%", textAnchor: "middle" })
  expect(findMarkAnchors([80, 85, 90].map(label))).toBeNull()
})

it("omits the label of a tick that would overlap the previous one", () => {
  expect(findAxisAnchors([0, 25, 60].map(label))).toEqual([
    { x: "0", textAnchor: "start" },
    null,
    { x: "60%", textAnchor: "middle" },
  ])
})
