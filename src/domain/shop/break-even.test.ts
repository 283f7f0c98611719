import { expect, it } from "vitest"
import { decimal } from "#domain/shared/money.ts"
import { breakEvenOf } from "./break-even.ts"

it.each([
  [305, 12, { is: "onDay", days: 305 }],
  [3650, null, { is: "onDay", days: 3650 }],
  [9022, null, { is: "inYears", years: decimal("24.8") }],
  // A day more is not 24.8 years any more.
  [9053, null, { is: "inYears", years: decimal("24.9") }],
  [18_250, null, { is: "inYears", years: decimal("50") }],
  [null, null, { is: "later" }],
  [null, 12, { is: "notInTerm" }],
] as const)("%s days of a contract of %s months: %o", (breakEvenDays, duration, expected) => {
  expect(breakEvenOf({ breakEvenDays }, duration)).toEqual(expected)
})
