import fc from "fast-check"
import { expect, test } from "vitest"
import { catalogue } from "#sandbox/catalogue.ts"
import { addMonths } from "#sandbox/clock.ts"
import { parseAmount, divideAmounts, formatAmount, multiplyAmounts } from "#sandbox/money.ts"
import { quantityFor } from "#sandbox/rules/quantity.ts"

const positive = fc.bigInt({ min: 1n, max: 10n ** 18n })

test("an amount is unchanged after formatting and parsing", () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
      (value) => parseAmount(formatAmount(value)) === value,
    ),
  )
})

test("trailing zeros are accepted and not written; anything else that is no decimal is refused", () => {
  expect(formatAmount(parseAmount("0.00150000"))).toBe("0.0015")
  expect(formatAmount(parseAmount("12.5000000000"))).toBe("12.5")
  for (const bad of ["", "1e5", "0,5", ".5", "1.", "1.123456789", " 1", "NaN"]) expect(() => parseAmount(bad)).toThrow()
})

test("an amount due in a coin is never worth less than the amount due, nor more by a full last digit", () => {
  fc.assert(
    fc.property(positive, positive, (due, rate) => {
      const coins = divideAmounts(due, rate, "up")
      expect(coins * rate).toBeGreaterThanOrEqual(due * 10n ** 8n)
      expect((coins - 1n) * rate).toBeLessThan(due * 10n ** 8n)
    }),
  )
})

test("half-up rounds the middle upwards", () => {
  expect(formatAmount(multiplyAmounts(parseAmount("0.00000001"), parseAmount("0.5"), "half-up"))).toBe("0.00000001")
  expect(formatAmount(multiplyAmounts(parseAmount("0.00000001"), parseAmount("0.49"), "half-up"))).toBe("0")
})

test("a quantity for a cost rounds up to the step, at the maximum down to the highest step inside", () => {
  const product = catalogue[0]
  if (!product) throw new Error("The catalogue is empty")
  const unit = parseAmount("28.5")
  expect(formatAmount(quantityFor(product, parseAmount("285"), unit))).toBe("10")
  expect(formatAmount(quantityFor(product, parseAmount("285.01"), unit))).toBe("10.1")
  expect(formatAmount(quantityFor(product, parseAmount("142500.01"), unit))).toBe("5000")
  expect(() => quantityFor(product, parseAmount("142503"), unit)).toThrow()
  expect(() => quantityFor(product, parseAmount("25"), unit)).toThrow()
})

test("twelve months after a leap day is the last day of February", () => {
  expect(addMonths(Date.parse("2028-02-29T10:00:00Z"), 12).toISOString()).toBe("2029-02-28T10:00:00.000Z")
  expect(addMonths(Date.parse("2026-01-31T10:00:00Z"), 12).toISOString()).toBe("2027-01-31T10:00:00.000Z")
})
