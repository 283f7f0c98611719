import { expect, it } from "vitest"
import { historyPresets, presetOf, presetSpan } from "./history-presets.ts"

it.each([
  ["2026-11-21", ["2026-10-23", "2026-11-01", "2026-10-01", "2026-01-01"], "2026-10-31"],
  ["2026-03-31", ["2026-03-02", "2026-03-01", "2026-02-01", "2026-01-01"], "2026-02-28"],
  ["2026-03-01", ["2026-01-31", "2026-03-01", "2026-02-01", "2026-01-01"], "2026-02-28"],
  ["2028-01-05", ["2027-12-07", "2028-01-01", "2027-12-01", "2028-01-01"], "2027-12-31"],
])("has presets on %s: %o, and last month until %s", (today, starts, endOfLastMonth) => {
  const spans = historyPresets.map((preset) => presetSpan(preset, { today }))
  expect(spans.map(({ start }) => start)).toEqual(starts)
  expect(spans.map(({ end }) => end)).toEqual([today, today, endOfLastMonth, today])
  expect(presetOf(spans[0]!, { today })).toBe("last30Days")
  expect(presetOf(spans[2]!, { today })).toBe("lastMonth")
  expect(presetOf({ start: "2020-01-01", end: today }, { today })).toBeNull()
  expect(presetOf(null, { today })).toBeNull()
})
