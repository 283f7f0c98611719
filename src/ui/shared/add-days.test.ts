import { expect, it } from "vitest"
import { addDays } from "./add-days.ts"

it("returns the day of the payout that covers the cost", () => {
  expect(addDays("2026-11-21T10:00:00.000Z", 305)).toBe("2027-09-22T10:00:00.000Z")
})
