import { expect, it } from "vitest"
import { calculateUnitRatio } from "./hashrate-unit.ts"
import { toPlainDecimal } from "./money.ts"

it.each([
  ["Gh", "Mh", "1000"],
  ["Th", "Gh", "1000"],
  ["Ph/s", "Th/s", "1000"],
  ["Mh", "Ph", "0.000000001"],
  ["Th", "eth2", "1"],
  ["furlong", "Th", "1"],
])("converts one %s to %s as %s", (text, other, units) => {
  expect(toPlainDecimal(calculateUnitRatio(text, other), 9)).toBe(units)
})
