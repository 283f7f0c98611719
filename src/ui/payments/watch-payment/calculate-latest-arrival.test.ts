import { expect, it } from "vitest"
import { calculateLatestArrival } from "./calculate-latest-arrival.ts"

it.each([
  ["Monday", "2026-11-23T10:00:00Z", "2026-11-30"],
  ["Tuesday", "2026-11-24T10:00:00Z", "2026-12-01"],
  ["Friday", "2026-11-27T23:59:59Z", "2026-12-04"],
  ["Saturday", "2026-11-28T00:00:00Z", "2026-12-04"],
  ["Sunday", "2026-12-27T10:00:00Z", "2027-01-01"],
])("a transfer sent on a %s arrives within five banking days", (_, sent, day) => {
  expect(calculateLatestArrival(sent).slice(0, 10)).toBe(day)
})
