import { describe, expect, it } from "vitest"
import { historyQuery, isFiltered, sameHistoryQuery, validSpan, wholeHistory } from "./history-query"

const days = { today: "2026-11-21", monthsBack: "2026-08-21" }
const nothing = { operationType: null, period: null, start: null, end: null, page: null }
const whole = { start: "2026-08-21", end: "2026-11-21" }

describe("the address of the history", () => {
  it.each([
    [{}, { operationType: "All", span: null, page: 1 }],
    [
      { operationType: "WithdrawalProgress", page: "4" },
      { operationType: "WithdrawalProgress", span: null, page: 4 },
    ],
    [{ operationType: "PartnerBonus" }, { operationType: "All", span: null, page: 1 }],
    [
      { operationType: "bonus", page: "x" },
      { operationType: "All", span: null, page: 1 },
    ],
    [{ period: "custom" }, { operationType: "All", span: null, page: 1 }],
    [
      { period: "All", start: "2026-10-01", end: "2026-10-02" },
      { operationType: "All", span: null, page: 1 },
    ],
    [{ period: "Custom" }, { operationType: "All", span: whole, page: 1 }],
    [
      { period: "Custom", start: "2026-10-01" },
      { operationType: "All", span: { start: "2026-10-01", end: "2026-11-21" }, page: 1 },
    ],
    [
      { period: "Custom", end: "2026-10-02" },
      { operationType: "All", span: { start: "2026-08-21", end: "2026-10-02" }, page: 1 },
    ],
    [
      { period: "Custom", start: "2026-11-21", end: "2027-01-01" },
      { operationType: "All", span: { start: "2026-11-21", end: "2026-11-21" }, page: 1 },
    ],
    [
      { period: "Custom", start: "2026-10-03", end: "2026-10-02" },
      { operationType: "All", span: whole, page: 1 },
    ],
    [
      { period: "Custom", start: "2026-12-01" },
      { operationType: "All", span: whole, page: 1 },
    ],
    [
      { period: "Custom", end: "2026-01-01" },
      { operationType: "All", span: whole, page: 1 },
    ],
  ])("%o asks for %o", (asked, query) => {
    expect(historyQuery({ ...nothing, ...asked }, days)).toEqual(query)
  })
})

it("clamps an end after today, and refuses a start after the end", () => {
  expect(validSpan({ start: "2026-11-01", end: "2026-11-22" }, days)).toEqual({
    start: "2026-11-01",
    end: "2026-11-21",
  })
  expect(validSpan({ start: "2026-11-02", end: "2026-11-01" }, days)).toBeNull()
  expect(validSpan({ start: "2026-11-22", end: "2026-11-23" }, days)).toBeNull()
  expect(validSpan({ start: "2026-11-01", end: "2026-11-01" }, days)).toEqual({
    start: "2026-11-01",
    end: "2026-11-01",
  })
})

it("tells filters from pages, and one query from another", () => {
  expect(
    [
      wholeHistory,
      { ...wholeHistory, page: 2 },
      { ...wholeHistory, operationType: "Bonus" as const },
      { ...wholeHistory, span: whole },
    ].map(isFiltered),
  ).toEqual([false, false, true, true])
  expect(sameHistoryQuery({ ...wholeHistory, span: whole }, { ...wholeHistory, span: { ...whole } })).toBe(true)
  for (const other of [
    { page: 2 },
    { operationType: "Bonus" as const },
    { span: null },
    { span: { ...whole, end: "2026-11-20" } },
  ])
    expect(sameHistoryQuery({ ...wholeHistory, span: whole }, { ...wholeHistory, span: whole, ...other })).toBe(false)
})
