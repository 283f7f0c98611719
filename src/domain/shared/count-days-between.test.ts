import fc from "fast-check"
import { expect, it } from "vitest"
import { countDaysBetween } from "./count-days-between.ts"

it("counts calendar dates, whatever the time of day", () => {
  const day = 86_400_000
  fc.assert(
    fc.property(
      fc.date({ min: new Date("1900-01-01"), max: new Date("2400-12-31"), noInvalidDate: true }),
      fc.integer({ min: -200_000, max: 200_000 }),
      (date, days) => {
        const midnight = Math.floor(date.getTime() / day) * day
        const other = new Date(midnight + days * day + 82_800_000)
        expect(countDaysBetween(date.toISOString(), other.toISOString())).toBe(days)
      },
    ),
  )
})
