import { expect, it } from "vitest"
import { btcLimited } from "#domain/fixtures/product.ts"
import { decimal } from "#domain/shared/money.ts"
import { fromPlain, toPlain } from "./decoded.ts"

it("values are unchanged after JSON, with every digit of decimals", () => {
  const decoded = { products: [btcLimited], amounts: [decimal("1.20"), decimal("-0.00000001")], sale: null, count: 2 }
  expect(fromPlain(JSON.parse(JSON.stringify(toPlain(decoded))))).toEqual(decoded)
})

it("a missing field stays missing", () => {
  expect(toPlain({ code: undefined, name: "" })).toEqual({ name: "" })
})

it.each([new Date(0), new Map(), () => null, 1n, Symbol("a")])("a value that is not JSON is rejected", (value) => {
  expect(() => toPlain({ value })).toThrow("has no form in JSON")
})
