import { expect, it } from "vitest"
import { timelineShare } from "./timeline.tsx"

it.each([
  ["before it starts", "2025-12-31T00:00:00Z", 0],
  ["at its start", "2026-01-01T00:00:00Z", 0],
  ["half-way", "2026-07-02T12:00:00Z", 50],
  ["at its end", "2027-01-01T00:00:00Z", 100],
  ["after it", "2028-01-01T00:00:00Z", 100],
])("%s", (_, now, share) => {
  expect(timelineShare("2026-01-01T00:00:00Z", "2027-01-01T00:00:00Z", now)).toBe(share)
})

it("a term without duration is over", () => {
  expect(timelineShare("2026-01-01T00:00:00Z", "2026-01-01T00:00:00Z", "2026-01-01T00:00:00Z")).toBe(100)
})
