import { describe, expect, it } from "vitest"
import { buildOrder } from "#domain/fixtures/order.ts"
import { withDefaultBounds } from "./bounds.ts"
import { decimal, toPlainDecimal } from "./money.ts"

const figures = (wire: Parameters<typeof withDefaultBounds>[0]) => {
  const { min, minValue, max, maxValue, step } = withDefaultBounds(wire)
  return [min, minValue, max, maxValue, step].map((figure) => toPlainDecimal(figure))
}
const one = decimal("1")
const two = decimal("2")

describe("the bounds of a quantity", () => {
  it.each([
    [
      "all there",
      { min: one, minValue: two, max: decimal("9"), maxValue: decimal("8"), step: decimal("0.5") },
      ["1", "2", "9", "8", "0.5"],
    ],
    ["min and max are missing", { minValue: two, maxValue: decimal("8"), step: one }, ["2", "2", "8", "8", "1"]],
    ["minValue and maxValue are missing", { min: one, max: decimal("9"), step: one }, ["1", "1", "9", "9", "1"]],
    [
      "null is missing",
      { min: null, minValue: two, max: null, maxValue: decimal("8"), step: null },
      ["2", "2", "8", "8", "0.01"],
    ],
    ["nothing is there: from 0 to 99999999 by 0.01", {}, ["0", "0", "99999999", "99999999", "0.01"]],
  ])("are filled in: %s", (_, wire, expected) => {
    expect(figures(wire)).toEqual(expected)
  })

  it("are the same for an order and a product", () => {
    const [item] = buildOrder({}, { min: null, max: null, minValue: "3", step: null }).items
    expect([item!.min, item!.minValue, item!.max, item!.step].map((figure) => toPlainDecimal(figure))).toEqual([
      "3",
      "3",
      "99999999",
      "0.01",
    ])
  })
})
