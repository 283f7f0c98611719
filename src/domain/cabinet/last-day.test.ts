import { expect, it } from "vitest"
import type { ForecastMonth } from "#domain/cabinet/forecast.ts"
import { buildForecast } from "#domain/fixtures/dashboard.ts"
import { decimal, toPlainDecimal } from "#domain/shared/money.ts"
import { dayResult, differenceReason, expectedDay } from "./last-day.ts"

const buildMonth = (more: Partial<ForecastMonth> = {}) => ({
  btc: buildForecast("btc"),
  eth: buildForecast("eth").map((month) => ({ ...month, ...more })),
})

it("a day is expected to bring the first month by its days, both coins together", () => {
  // The first month of thirty days earns 416 dollars with btc and 374.40 with eth.
  expect(toPlainDecimal(expectedDay(buildMonth(), 30)!, 2)).toBe("26.35")
})

it("nothing is expected without contracts, nor where one ends in the first month", () => {
  expect(expectedDay(buildMonth({ contractEnds: ["2026-12-02T00:00:00Z"] }), 30)).toBeNull()
  expect(expectedDay({ btc: [], eth: [] }, 30)).toBeNull()
})

it.each([
  ["97.50", "asExpected", undefined],
  ["102.50", "asExpected", undefined],
  ["97.40", "less", "2.6"],
  ["102.60", "more", "2.6"],
  ["0", "less", "100"],
])("%s dollars of an expected 100 are %s, %s percent", (paid, is, percent) => {
  const result = dayResult(decimal(paid), decimal("100"))
  expect([result.kind, "percent" in result ? toPlainDecimal(result.percent, 1) : undefined]).toEqual([is, percent])
})

it.each([
  ["less", true, true, "began"],
  ["less", false, true, null],
  ["more", true, true, "ended"],
  ["more", true, false, null],
  ["asExpected", true, true, null],
] as const)(
  "a day of %s has a reason only where contracts tell it: one began %s, one ended %s",
  (is, hasBegun, hasEnded, reason) => {
    const result = is === "asExpected" ? { kind: is } : { kind: is, percent: decimal("10") }
    expect(differenceReason(result, { hasBegun, hasEnded })).toBe(reason)
  },
)
