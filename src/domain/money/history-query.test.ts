import { describe, expect, it } from "vitest"
import {
  parseHistoryQuery,
  isHistoryFiltered,
  isSameHistoryFilter,
  clampDateRange,
  unfilteredHistory,
  historyPresets,
  findPreset,
  presetRange,
  basicHistory,
} from "./history-query.ts"

const days = { today: "2026-11-21", monthsBack: "2026-08-21" }
const nothing = { operationType: null, period: null, start: null, end: null, coin: null, page: null }
const whole = { start: "2026-08-21", end: "2026-11-21" }

describe("the address of the history", () => {
  it.each([
    [{}, { operationType: "All", span: null, coin: null, page: 1 }],
    [
      { operationType: "WithdrawalProgress", page: "4" },
      { operationType: "WithdrawalProgress", span: null, coin: null, page: 4 },
    ],
    [{ operationType: "PartnerBonus" }, { operationType: "All", span: null, coin: null, page: 1 }],
    [
      { operationType: "bonus", page: "x" },
      { operationType: "All", span: null, coin: null, page: 1 },
    ],
    [{ period: "custom" }, { operationType: "All", span: null, coin: null, page: 1 }],
    [
      { period: "All", start: "2026-10-01", end: "2026-10-02" },
      { operationType: "All", span: null, coin: null, page: 1 },
    ],
    [{ period: "Custom" }, { operationType: "All", span: whole, coin: null, page: 1 }],
    [
      { period: "Custom", start: "2026-10-01" },
      { operationType: "All", span: { start: "2026-10-01", end: "2026-11-21" }, coin: null, page: 1 },
    ],
    [
      { period: "Custom", end: "2026-10-02" },
      { operationType: "All", span: { start: "2026-08-21", end: "2026-10-02" }, coin: null, page: 1 },
    ],
    [
      { period: "Custom", start: "2026-11-21", end: "2027-01-01" },
      { operationType: "All", span: { start: "2026-11-21", end: "2026-11-21" }, coin: null, page: 1 },
    ],
    [
      { period: "Custom", start: "2026-10-03", end: "2026-10-02" },
      { operationType: "All", span: whole, coin: null, page: 1 },
    ],
    [
      { period: "Custom", start: "2026-12-01" },
      { operationType: "All", span: whole, coin: null, page: 1 },
    ],
    [
      { period: "Custom", end: "2026-01-01" },
      { operationType: "All", span: whole, coin: null, page: 1 },
    ],
    [{ coin: "eth" }, { operationType: "All", span: null, coin: "eth", page: 1 }],
    [{ coin: "doge" }, { operationType: "All", span: null, coin: null, page: 1 }],
  ])("%o asks for %o", (asked, query) => {
    expect(parseHistoryQuery({ ...nothing, ...asked }, days)).toEqual(query)
  })
})

it("clamps an end after today, and refuses a start after the end", () => {
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

it("tells filters from pages, and one query from another", () => {
  expect(
    [
      unfilteredHistory,
      { ...unfilteredHistory, page: 2 },
      { ...unfilteredHistory, operationType: "Bonus" as const },
      { ...unfilteredHistory, span: whole },
      { ...unfilteredHistory, coin: "btc" as const },
    ].map(isHistoryFiltered),
  ).toEqual([false, false, true, true, true])
  const filtered = { ...unfilteredHistory, span: whole }
  expect(isSameHistoryFilter(filtered, { ...filtered, span: { ...whole }, page: 2 })).toBe(true)
  for (const other of [
    { operationType: "Bonus" as const },
    { span: null },
    { coin: "eth" as const },
    { span: { ...whole, end: "2026-11-20" } },
  ])
    expect(isSameHistoryFilter(filtered, { ...filtered, ...other })).toBe(false)
})

it.each([
  ["2026-11-21", ["2026-10-23", "2026-11-01", "2026-10-01", "2026-01-01"], "2026-10-31"],
  ["2026-03-31", ["2026-03-02", "2026-03-01", "2026-02-01", "2026-01-01"], "2026-02-28"],
  ["2026-03-01", ["2026-01-31", "2026-03-01", "2026-02-01", "2026-01-01"], "2026-02-28"],
  ["2028-01-05", ["2027-12-07", "2028-01-01", "2027-12-01", "2028-01-01"], "2027-12-31"],
])("has presets on %s: %o, and last month until %s", (today, starts, endOfLastMonth) => {
  const spans = historyPresets.map((preset) => presetRange(preset, { today }))
  expect(spans.map(({ start }) => start)).toEqual(starts)
  expect(spans.map(({ end }) => end)).toEqual([today, today, endOfLastMonth, today])
  expect(findPreset(spans[0]!, { today })).toBe("last30Days")
  expect(findPreset(spans[2]!, { today })).toBe("lastMonth")
  expect(findPreset({ start: "2020-01-01", end: today }, { today })).toBeNull()
  expect(findPreset(null, { today })).toBeNull()
})

it("asks a server without the extension neither for returned money nor for a coin", () => {
  const asked = { operationType: "Returned" as const, span: whole, coin: "eth" as const, page: 3 }
  expect(basicHistory(asked)).toEqual({ operationType: "All", span: whole, coin: null, page: 3 })
  expect(basicHistory({ ...asked, operationType: "Bonus" }).operationType).toBe("Bonus")
})
