import { describe, expect, it } from "vitest"
import {
  parseHistoryQuery,
  isHistoryFiltered,
  isSameHistoryFilter,
  clampDateRange,
  unfilteredHistory,
  historyPresets,
  findPreset,
  calculatePresetRange,
  withoutExtensionFilters,
} from "./history-query.ts"

const days = { today: "2026-11-21", monthsBack: "2026-08-21" }
const nothing = { operationType: null, period: null, start: null, end: null, coin: null, page: null }
const whole = { start: "2026-08-21", end: "2026-11-21" }

describe("the query of the history", () => {
  it.each([
    [{}, { operationType: "All", dateRange: null, coin: null, page: 1 }],
    [
      { operationType: "WithdrawalProgress", page: "4" },
      { operationType: "WithdrawalProgress", dateRange: null, coin: null, page: 4 },
    ],
    [{ operationType: "PartnerBonus" }, { operationType: "All", dateRange: null, coin: null, page: 1 }],
    [
      { operationType: "bonus", page: "x" },
      { operationType: "All", dateRange: null, coin: null, page: 1 },
    ],
    [{ period: "custom" }, { operationType: "All", dateRange: null, coin: null, page: 1 }],
    [
      { period: "All", start: "2026-10-01", end: "2026-10-02" },
      { operationType: "All", dateRange: null, coin: null, page: 1 },
    ],
    [{ period: "Custom" }, { operationType: "All", dateRange: whole, coin: null, page: 1 }],
    [
      { period: "Custom", start: "2026-10-01" },
      { operationType: "All", dateRange: { start: "2026-10-01", end: "2026-11-21" }, coin: null, page: 1 },
    ],
    [
      { period: "Custom", end: "2026-10-02" },
      { operationType: "All", dateRange: { start: "2026-08-21", end: "2026-10-02" }, coin: null, page: 1 },
    ],
    [
      { period: "Custom", start: "2026-11-21", end: "2027-01-01" },
      { operationType: "All", dateRange: { start: "2026-11-21", end: "2026-11-21" }, coin: null, page: 1 },
    ],
    [
      { period: "Custom", start: "2026-10-03", end: "2026-10-02" },
      { operationType: "All", dateRange: whole, coin: null, page: 1 },
    ],
    [
      { period: "Custom", start: "2026-12-01" },
      { operationType: "All", dateRange: whole, coin: null, page: 1 },
    ],
    [
      { period: "Custom", end: "2026-01-01" },
      { operationType: "All", dateRange: whole, coin: null, page: 1 },
    ],
    [{ coin: "eth" }, { operationType: "All", dateRange: null, coin: "eth", page: 1 }],
    [{ coin: "doge" }, { operationType: "All", dateRange: null, coin: null, page: 1 }],
  ])("is read from %o as %o", (asked, query) => {
    expect(parseHistoryQuery({ ...nothing, ...asked }, days)).toEqual(query)
  })
})

it("limits an end in the future to today, and rejects a start after the end", () => {
  expect(clampDateRange({ start: "2026-11-01", end: "2026-11-22" }, days)).toEqual({
    start: "2026-11-01",
    end: "2026-11-21",
  })
  expect(clampDateRange({ start: "2026-11-02", end: "2026-11-01" }, days)).toBeNull()
  expect(clampDateRange({ start: "2026-11-22", end: "2026-11-23" }, days)).toBeNull()
  expect(clampDateRange({ start: "2026-11-01", end: "2026-11-01" }, days)).toEqual({
    start: "2026-11-01",
    end: "2026-11-01",
  })
})

it("distinguishes filters from pages, and one query from another", () => {
  expect(
    [
      unfilteredHistory,
      { ...unfilteredHistory, page: 2 },
      { ...unfilteredHistory, operationType: "Bonus" as const },
      { ...unfilteredHistory, dateRange: whole },
      { ...unfilteredHistory, coin: "btc" as const },
    ].map(isHistoryFiltered),
  ).toEqual([false, false, true, true, true])
  const filtered = { ...unfilteredHistory, dateRange: whole }
  expect(isSameHistoryFilter(filtered, { ...filtered, dateRange: { ...whole }, page: 2 })).toBe(true)
  for (const other of [
    { operationType: "Bonus" as const },
    { dateRange: null },
    { coin: "eth" as const },
    { dateRange: { ...whole, end: "2026-11-20" } },
  ])
    expect(isSameHistoryFilter(filtered, { ...filtered, ...other })).toBe(false)
})

it.each([
  ["2026-11-21", ["2026-10-23", "2026-11-01", "2026-10-01", "2026-01-01"], "2026-10-31"],
  ["2026-03-31", ["2026-03-02", "2026-03-01", "2026-02-01", "2026-01-01"], "2026-02-28"],
  ["2026-03-01", ["2026-01-31", "2026-03-01", "2026-02-01", "2026-01-01"], "2026-02-28"],
  ["2028-01-05", ["2027-12-07", "2028-01-01", "2027-12-01", "2028-01-01"], "2027-12-31"],
])("has presets on %s: %o, and last month until %s", (today, starts, endOfLastMonth) => {
  const spans = historyPresets.map((preset) => calculatePresetRange(preset, { today }))
  expect(spans.map(({ start }) => start)).toEqual(starts)
  expect(spans.map(({ end }) => end)).toEqual([today, today, endOfLastMonth, today])
  expect(findPreset(spans[0]!, { today })).toBe("last30Days")
  expect(findPreset(spans[2]!, { today })).toBe("lastMonth")
  expect(findPreset({ start: "2020-01-01", end: today }, { today })).toBeNull()
  expect(findPreset(null, { today })).toBeNull()
})

it("without the extension, contains neither returned stakes nor a coin", () => {
  const asked = { operationType: "Returned" as const, dateRange: whole, coin: "eth" as const, page: 3 }
  expect(withoutExtensionFilters(asked)).toEqual({ operationType: "All", dateRange: whole, coin: null, page: 3 })
  expect(withoutExtensionFilters({ ...asked, operationType: "Bonus" }).operationType).toBe("Bonus")
})
