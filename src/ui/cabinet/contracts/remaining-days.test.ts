import { expect, it } from "vitest"
import { remainingDays } from "./remaining-days.ts"

it.each([
  ["2026-11-21T10:00:00Z", 365],
  ["2027-11-20T10:00:01Z", 1],
  ["2027-11-21T10:00:00Z", 0],
  ["2028-01-01T00:00:00Z", 0],
])("at %s, %s days of the term remain", (now, days) => {
  expect(remainingDays({ endDate: "2027-11-21T10:00:00Z" }, now)).toBe(days)
  expect(remainingDays({ endDate: null }, now)).toBeNull()
})
