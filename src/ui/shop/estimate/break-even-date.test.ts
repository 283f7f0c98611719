import { expect, it } from "vitest"
import { breakEvenDate } from "./break-even-date.ts"

it("returns the day of the payout that covers the cost", () => {
  expect(breakEvenDate("2026-11-21T10:00:00.000Z", 305)).toBe("2027-09-22T10:00:00.000Z")
})
