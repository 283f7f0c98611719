import { expect, it } from "vitest"
import { btcLimited } from "../../src/domain/fixtures/product"
import { decimal, toPlainDecimal } from "../../src/domain/shared/money"
import { contextOfSubject } from "../../src/machines/shop/calculator/calculator.context"
import type { CalculatorContext } from "../../src/machines/shop/calculator/calculator.context"

const opened: CalculatorContext = {
  orderId: null,
  productId: null,
  code: null,
  products: [],
  order: null,
  sale: null,
  quote: null,
  failure: null,
}

// Sold from 1 to 500 in steps of 0.5; usually 10.
it.each([
  ["no quantity", null, "10"],
  ["a quantity", "20", "20"],
  ["one between two steps", "20.1", "20.5"],
  ["one above the maximum", "9000", "500"],
] as const)("a link with %s (%s) opens the calculator with %s", (_, linked, quantity) => {
  const { quote } = contextOfSubject(
    { products: [btcLimited], sale: null },
    { ...opened, quantity: linked && decimal(linked) },
  )
  expect(toPlainDecimal(quote!.quantity)).toBe(quantity)
})
