import { expect, it } from "vitest"
import { datedForecast, buildForecast } from "#domain/fixtures/dashboard.ts"
import { decimal, toPlainDecimal } from "#domain/shared/money.ts"
import { listContractEndDays, calculateDailyIncomePeriods, splitIntoMonths } from "./forecast-days.ts"
import type { ForecastMonth } from "./forecast.ts"

const levels = (months: Parameters<typeof calculateDailyIncomePeriods>[0], ...totals: ReadonlyArray<string>) =>
  calculateDailyIncomePeriods(months, totals.map(decimal)).map(({ from, to, perDay }) => [
    from,
    to,
    toPlainDecimal(perDay, 4),
  ])

it("a month has the days between its dates, or those of the calendar", () => {
  const days = (months: ReadonlyArray<ForecastMonth>) => splitIntoMonths([months]).map((month) => month.days)
  // The first forecast starts on November 21, and the second forecast on December 1.
  expect(days(datedForecast.btc)).toEqual([30, 31, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31])
  expect(days(buildForecast("btc"))).toEqual([31, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30])
})

it("the daily revenue is the same in a long and in a short month", () => {
  const months = [31, 28].map((days) => ({ days, ends: [] }))
  expect(levels(months, "62", "56")).toEqual([
    [0, 31, "2"],
    [31, 59, "2"],
  ])
})

it("the daily revenue after a contract's end equals that of the next month, and the month adds up", () => {
  // Both contracts end after ten days. Ten days earn 20 dollars each, and the other 20 days earn 5 each, like a day of the next month.
  expect(
    levels(
      [
        { days: 30, ends: [10, 10] },
        { days: 30, ends: [] },
      ],
      "300",
      "150",
    ),
  ).toEqual([
    [0, 10, "20"],
    [10, 30, "5"],
    [30, 60, "5"],
  ])
})

it("the daily revenue between two contract ends is the middle of both sides", () => {
  // The contracts end after 10 and after 20 days. Ten days earn 20 dollars each, the next ten the middle of 20 and 5, and the last ten 5
  // each.
  expect(
    levels(
      [
        { days: 30, ends: [20, 10] },
        { days: 30, ends: [] },
      ],
      "375",
      "150",
    ),
  ).toEqual([
    [0, 10, "20"],
    [10, 20, "12.5"],
    [20, 30, "5"],
    [30, 60, "5"],
  ])
})

it.each([
  ["on the first day", [0], "150"],
  ["on the last", [30], "600"],
  ["but the next month brings more", [10], "60"],
])("the daily revenue is constant in a month whose contracts end %s", (_, ends, total) => {
  expect(
    levels(
      [
        { days: 30, ends },
        { days: 30, ends: [] },
      ],
      total,
      "150",
    )[0]!.slice(0, 2),
  ).toEqual([0, 30])
})

it("the daily revenue is constant in the last month, because the next one is unknown", () => {
  expect(levels([{ days: 30, ends: [10] }], "300")).toEqual([[0, 30, "10"]])
})

it("each day on which contracts end is listed once, with their number", () => {
  const months = [
    { days: 30, ends: [] },
    { days: 31, ends: [5, 1, 5] },
  ]
  expect(listContractEndDays(months)).toEqual([
    { day: 31, count: 1 },
    { day: 35, count: 2 },
  ])
})
