import { expect, it, describe } from "vitest"
import { decimal } from "#domain/shared/money.ts"
import { spreadLabels, calculateChartPosition } from "./chart-scale.ts"
import { findAnnouncedThreshold, formatClock } from "./countdown.tsx"

describe("a chart scale", () => {
  it.each([
    ["0", 0],
    ["5", 5_000],
    ["10", 10_000],
    ["3.3333333333", 3_333],
  ])("draws %s of 10 at %i", (value, place) => {
    expect(calculateChartPosition(decimal(value), decimal("10"))).toBe(place)
  })

  it("spreads labels without overlaps, in the order of their lines", () => {
    expect(spreadLabels([100, 20, 22], 16)).toEqual([100, 20, 36])
    expect(spreadLabels([], 16)).toEqual([])
  })
})

describe("a countdown", () => {
  it.each([
    [7_200, "2:00:00"],
    [7_265, "2:01:05"],
    [3_599, "59:59"],
    [65, "01:05"],
    [0, "00:00"],
    [null, "––:––"],
  ])("shows %j s as %j", (seconds, face) => {
    expect(formatClock(seconds).join("")).toBe(face)
  })

  it("is announced only at 60, 30 and 10 seconds", () => {
    const heard = Array.from({ length: 121 }, (_, passed) => findAnnouncedThreshold(120 - passed))
    expect(heard.filter((threshold, index) => threshold !== null && threshold !== heard[index - 1])).toEqual([
      60, 30, 10,
    ])
  })
})
