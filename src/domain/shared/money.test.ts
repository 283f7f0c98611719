import { expect, it } from "vitest"
import { decimal, percentOf, toPlainDecimal } from "./money.ts"

it.each([
  ["94.47", "100", 2, "94.47"],
  ["2", "3", 2, "66.67"],
  ["99.96", "100", 1, "99.9"],
  ["284.999", "285", 1, "99.9"],
  ["99.999", "100", 2, "99.99"],
  ["100", "100", 1, "100"],
  ["100.04", "100", 1, "100"],
  ["5", "0", 1, "0"],
])("calculates %s of %s, with %i digits, as %s percent, and never rounds up to 100", (part, whole, digits, percent) => {
  expect(toPlainDecimal(percentOf(decimal(part), decimal(whole), digits))).toBe(percent)
})
