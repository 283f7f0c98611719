import { expect, it } from "vitest"
import type { ForecastMonth } from "#domain/cabinet/forecast.ts"
import { buildForecast } from "#domain/fixtures/dashboard.ts"
import { decimal, toPlainDecimal } from "#domain/shared/money.ts"
import { compareDay, explainDifference, calculateExpectedDay } from "./compare-day.ts"

const buildMonth = (more: Partial<ForecastMonth> = {}) => ({
  btc: buildForecast("btc"),
  eth: buildForecast("eth").map((month) => ({ ...month, ...more })),
})

it("the expected revenue of a day is that of the first month by its days, for both coins together", () => {
  // The first month of thirty days earns 416 dollars with btc and 374.40 with eth.
  expect(toPlainDecimal(calculateExpectedDay(buildMonth(), 30)!, 2)).toBe("26.35")
})

it("no revenue is expected without contracts, or if one ends in the first month", () => {
  expect(calculateExpectedDay(buildMonth({ contractEnds: ["2026-12-02T00:00:00Z"] }), 30)).toBeNull()
  expect(calculateExpectedDay({ btc: [], eth: [] }, 30)).toBeNull()
})

it.each([
  ["97.50", "asExpected", undefined],
  ["102.50", "asExpected", undefined],
  ["97.40", "less", "2.6"],
  ["102.60", "more", "2.6"],
  ["0", "less", "100"],
])("a day that paid %s dollars of an expected 100 is %s, by %s percent", (paid, is, percent) => {
  const result = compareDay(decimal(paid), decimal("100"))
  expect([result.kind, "percent" in result ? toPlainDecimal(result.percent, 1) : undefined]).toEqual([is, percent])
})

it.each([
  ["less", true, true, "began"],
  ["less", false, true, null],
  ["more", true, true, "ended"],
  ["more", true, false, null],
  ["asExpected", true, true, null],
] as const)(
  "a day that paid %s has a reason only if a contract explains it: one began %s, one ended %s",
  (is, hasRecentStart, hasRecentEnd, reason) => {
    const result = is === "asExpected" ? { kind: is } : { kind: is, percent: decimal("10") }
    expect(explainDifference(result, { hasRecentStart, hasRecentEnd })).toBe(reason)
  },
)
