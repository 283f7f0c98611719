import { describe, expect, it } from "vitest"
import { decimal, toPlainDecimal } from "#domain/shared/money.ts"
import { amountOf, lastPosition, positionOf, stepsAfterKey, stepsAt, stepsIn, ticksBetween } from "./log-scale.ts"

/** 1 to 5000 Th/s in steps of 0.1. */
const scale = { first: 10, last: 50_000 }

describe("a logarithmic scale", () => {
  it("counts whole steps, and amounts are exact", () => {
    expect(stepsIn(decimal("12.39"), decimal("0.1"))).toBe(123)
    expect(toPlainDecimal(amountOf(123, decimal("0.1")))).toBe("12.3")
  })

  it("ends exactly at its ends", () => {
    expect([stepsAt(0, scale), stepsAt(lastPosition, scale)]).toEqual([10, 50_000])
    expect([positionOf(10, scale), positionOf(50_000, scale)]).toEqual([0, lastPosition])
  })

  it("has equal distances for equal factors", () => {
    // ln 10 ÷ ln 5000 is 0.2703…
    expect([100, 1_000, 10_000].map((steps) => positionOf(steps, scale))).toEqual([270, 541, 811])
  })

  it("points at round amounts in between", () => {
    expect([270, 399, 541, 811, 999].map((position) => stepsAt(position, scale))).toEqual([
      100, 300, 1_000, 10_000, 50_000,
    ])
  })

  it("stays in the range, also outside of it and where there is but one value", () => {
    expect([positionOf(1, scale), positionOf(99_999, scale)]).toEqual([0, lastPosition])
    expect([positionOf(7, { first: 7, last: 7 }), stepsAt(500, { first: 7, last: 7 })]).toEqual([0, 7])
    expect(stepsAt(1, { first: 0, last: 100 })).toBe(1)
  })
})

describe("a key", () => {
  it.each([
    ["ArrowRight", 101],
    ["ArrowUp", 101],
    ["ArrowLeft", 99],
    ["ArrowDown", 99],
    ["PageUp", 110],
    ["PageDown", 90],
    ["Home", 10],
    ["End", 50_000],
    ["a", undefined],
  ])("%s moves by the product's step", (key, expected) => {
    expect(stepsAfterKey(key, 100, scale)).toBe(expected)
  })

  it("stops at the ends", () => {
    expect([stepsAfterKey("ArrowLeft", 10, scale), stepsAfterKey("PageUp", 49_995, scale)]).toEqual([10, 50_000])
  })
})

it("ticks are one to nine times each power of ten, which alone are labelled", () => {
  const ticks = ticksBetween(decimal("0.5"), decimal("30"), decimal("0.5"))
  expect(ticks.map(({ value }) => value && toPlainDecimal(value))).toEqual([
    ...Array.from({ length: 5 }, () => null),
    "1",
    ...Array.from({ length: 8 }, () => null),
    "10",
    null,
    null,
  ])
  expect([ticks[0]?.position, ticks.at(-1)?.position]).toEqual([0, lastPosition])
})
