import { expect, it } from "vitest"
import { calculateRemainingDays } from "./calculate-remaining-days.ts"

it.each([
  ["2026-11-21T09:59:59Z", 365],
  ["2026-11-21T10:00:00Z", 365],
  ["2027-11-20T10:00:01Z", 1],
  ["2027-11-21T10:00:00Z", 0],
  ["2028-01-01T00:00:00Z", 0],
])("at %s, %s days of the term remain", (now, days) => {
  const startDate = "2026-11-21T10:00:00Z"
  expect(calculateRemainingDays({ startDate, endDate: "2027-11-21T10:00:00Z" }, now)).toBe(days)
  expect(calculateRemainingDays({ startDate, endDate: null }, now)).toBeNull()
})
