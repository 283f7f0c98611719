import { expect, it, describe } from "vitest"
import { decimal, toPlainDecimal } from "#domain/shared/money.ts"
import { spreadLabels, chartTicks, labelInterval, chartPosition, placeLabels } from "./chart-scale.ts"
import { announcedThreshold, clockFace } from "./countdown.tsx"

describe("chart scale", () => {
  const ticks = (...values: ReadonlyArray<string>) =>
    chartTicks(values.map(decimal)).map((value) => toPlainDecimal(value))

  it.each([
    [
      ["3.9", "1"],
      ["0", "1", "2", "3", "4"],
    ],
    [["4"], ["0", "1", "2", "3", "4"]],
    [["4.1"], ["0", "2", "4", "6", "8"]],
    [["10"], ["0", "2.5", "5", "7.5", "10"]],
    [["19999"], ["0", "5000", "10000", "15000", "20000"]],
    [["0.00123"], ["0", "0.0005", "0.001", "0.0015", "0.002"]],
    [["0"], ["0", "0.25", "0.5", "0.75", "1"]],
    [[], ["0", "0.25", "0.5", "0.75", "1"]],
  ])("values %j have gridlines at %j", (values, lines) => {
    expect(ticks(...values)).toEqual(lines)
  })

  it.each([
    ["0", 0],
    ["5", 5_000],
    ["10", 10_000],
    ["3.3333333333", 3_333],
  ])("%s of 10 is drawn at %i", (value, place) => {
    expect(chartPosition(decimal(value), decimal("10"))).toBe(place)
  })

  it.each([
    [12, 12, 1],
    [12, 6, 2],
    [12, 5, 3],
    [12, 0, 12],
    [0, 4, 1],
  ])("of %i labels with space for %i, shows every %i.", (count, room, nth) => {
    expect(labelInterval(count, room)).toBe(nth)
  })

  it("labels do not overlap, and keep the order of their lines", () => {
    expect(spreadLabels([100, 20, 22], 16)).toEqual([100, 20, 36])
    expect(spreadLabels([], 16)).toEqual([])
  })

  it("labels of marks stay within the chart, and one that would overlap the label before it is left out", () => {
    const labels = [5, 40, 60, 95].map((centre) => ({ centre, width: 20 }))
    expect(placeLabels(labels, 100, 4)).toEqual([0, 30, null, 80])
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
    expect(clockFace(seconds).join("")).toBe(face)
  })

  it("is announced only at 60, 30 and 10 seconds", () => {
    const heard = Array.from({ length: 121 }, (_, passed) => announcedThreshold(120 - passed))
    expect(heard.filter((threshold, index) => threshold !== null && threshold !== heard[index - 1])).toEqual([
      60, 30, 10,
    ])
  })
})
