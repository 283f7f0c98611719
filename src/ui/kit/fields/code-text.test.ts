import { expect, it } from "vitest"
import { caretPositionAfter, codeDigits, formatCode } from "./code-field.tsx"

it.each([
  ["123456", "123456"],
  ["123 456", "123456"],
  [" 12-34-56 ", "123456"],
  ["1234567", "123456"],
  ["12a", "12"],
  ["012345", "012345"],
  ["", ""],
])("extracts from %j the digits %j", (text, digits) => {
  expect(codeDigits(text, 6)).toBe(digits)
})

it.each([
  ["", ""],
  ["12", "12"],
  ["123", "123"],
  ["1234", "123 4"],
  ["123456", "123 456"],
])("%j is shown as %j", (digits, shown) => {
  expect(formatCode(digits, 6)).toBe(shown)
})

it("four digits are not split", () => {
  expect(formatCode("0123", 4)).toBe("0123")
})

it.each([
  [0, 0],
  [3, 3],
  [4, 5],
  [6, 7],
])("after %i digits the caret is at %i", (digits, caret) => {
  expect(caretPositionAfter(digits, 6)).toBe(caret)
})
