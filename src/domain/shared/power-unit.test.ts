import { expect, it } from "vitest"
import { toPlainDecimal } from "./money.ts"
import { unitRatio } from "./power-unit.ts"

it.each([
  ["Gh", "Mh", "1000"],
  ["Th", "Gh", "1000"],
  ["Ph/s", "Th/s", "1000"],
  ["Mh", "Ph", "0.000000001"],
  ["Th", "eth2", "1"],
  ["furlong", "Th", "1"],
])("a unit of %s in %s is %s", (text, other, units) => {
  expect(toPlainDecimal(unitRatio(text, other), 9)).toBe(units)
})
