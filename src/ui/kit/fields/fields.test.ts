import { expect, it, describe } from "vitest"
import { coins, displayCurrencies, locales } from "#domain/shared/currency.ts"
import { decimal, toPlainDecimal } from "#domain/shared/money.ts"
import { normalizeAmount, normalizePercent, withoutUnit } from "#domain/shared/normalize-amount.ts"
import { createFormatters } from "#ui/shared/format.ts"
import { formatDecimal } from "./alternative-amount.tsx"
import { findCaretPosition, extractCodeDigits, formatCode } from "./code-field.tsx"
import { amountOf, lastPosition, positionOf, stepsAfterKey, stepsAt, stepsIn, listTicks } from "./log-scale.ts"
import { unitsOf } from "./units-of.ts"

describe("the text of a code", () => {
  it.each([
    ["123456", "123456"],
    ["123 456", "123456"],
    [" 12-34-56 ", "123456"],
    ["1234567", "123456"],
    ["١٢٣۴۵６", "123456"],
    ["12a", "12"],
    ["012345", "012345"],
    ["", ""],
  ])("is extracted from %j as the digits %j", (text, digits) => {
    expect(extractCodeDigits(text, 6)).toBe(digits)
  })

  it.each([
    ["", ""],
    ["12", "12"],
    ["123", "123"],
    ["1234", "123 4"],
    ["123456", "123 456"],
  ])("is formatted from %j as %j", (digits, shown) => {
    expect(formatCode(digits, 6)).toBe(shown)
  })

  it("is not split with four digits", () => {
    expect(formatCode("0123", 4)).toBe("0123")
  })

  it.each([
    [0, 0],
    [3, 3],
    [4, 5],
    [6, 7],
  ])("has the caret, after %i digits, at %i", (digits, caret) => {
    expect(findCaretPosition(digits, 6)).toBe(caret)
  })
})

describe("the slider", () => {
  /** The range from 1 to 5000 Th/s in steps of 0.1. */
  const scale = { first: 10, last: 50_000 }

  describe("a logarithmic scale", () => {
    it("has whole steps and exact amounts", () => {
      expect(stepsIn(decimal("12.39"), decimal("0.1"))).toBe(123)
      expect(toPlainDecimal(amountOf(123, decimal("0.1")))).toBe("12.3")
    })

    it("begins and ends exactly at the first and the last amount", () => {
      expect([stepsAt(0, scale), stepsAt(lastPosition, scale)]).toEqual([10, 50_000])
      expect([positionOf(10, scale), positionOf(50_000, scale)]).toEqual([0, lastPosition])
    })

    it("has equal distances for equal factors", () => {
      // A factor of ten covers ln 10 ÷ ln 5000 = 0.2703… of the scale, because equal factors have equal distances.
      expect([100, 1_000, 10_000].map((steps) => positionOf(steps, scale))).toEqual([270, 541, 811])
    })

    it("has round amounts in between", () => {
      expect([270, 399, 541, 811, 999].map((position) => stepsAt(position, scale))).toEqual([
        100, 300, 1_000, 10_000, 50_000,
      ])
    })

    it("stays within the range, even with amounts outside of it or with a single amount", () => {
      expect([positionOf(1, scale), positionOf(99_999, scale)]).toEqual([0, lastPosition])
      expect([positionOf(7, { first: 7, last: 7 }), stepsAt(500, { first: 7, last: 7 })]).toEqual([0, 7])
      expect(stepsAt(1, { first: 0, last: 100 })).toBe(1)
    })
  })

  describe("a key on the slider", () => {
    it.each([
      ["ArrowRight", 101],
      ["ArrowUp", 101],
      ["ArrowLeft", 99],
      ["ArrowDown", 99],
      ["PageUp", 110],
      ["PageDown", 90],
      ["Home", 10],
      ["End", 50_000],
      ["a", undefined],
    ])("%s moves by the product's step", (key, expected) => {
      expect(stepsAfterKey(key, 100, scale)).toBe(expected)
    })

    it("stops at both ends", () => {
      expect([stepsAfterKey("ArrowLeft", 10, scale), stepsAfterKey("PageUp", 49_995, scale)]).toEqual([10, 50_000])
    })
  })

  it("has a tick at one to nine times each power of ten, with labels for the powers", () => {
    const ticks = listTicks(decimal("0.5"), decimal("30"), decimal("0.5"))
    expect(ticks.map(({ value }) => value && toPlainDecimal(value))).toEqual([
      ...Array.from({ length: 5 }, () => null),
      "1",
      ...Array.from({ length: 8 }, () => null),
      "10",
      null,
      null,
    ])
    expect([ticks[0]?.position, ticks.at(-1)?.position]).toEqual([0, lastPosition])
  })
})

describe("a formatted amount", () => {
  it.each([
    ["", "", "", ""],
    ["0.5", "0.5", "0,5", "0,5"],
    ["999", "999", "999", "999"],
    ["1383.80", "1,383.80", "1\u00a0383,80", "1383,80"],
    [
      "123456789012345678.12345678",
      "123,456,789,012,345,678.12345678",
      "123\u00a0456\u00a0789\u00a0012\u00a0345\u00a0678,12345678",
      "123456789012345678,12345678",
    ],
    ["-0.5", "-0.5", "-0,5", "-0,5"],
  ])("is, for %j, %j, and in Russian %j or ungrouped %j", (value, english, russian, typed) => {
    expect([
      formatDecimal(value, "en-US", true),
      formatDecimal(value, "ru-RU", true),
      formatDecimal(value, "ru-RU", false),
    ]).toEqual([english, russian, typed])
  })

  it("is read as the same amount, except for an ungrouped English thousand with a comma", () => {
    for (const value of ["0.5", "1383.80", "1234567.5"])
      for (const locale of ["en-US", "ru-RU"]) expect(normalizeAmount(formatDecimal(value, locale, true))).toBe(value)
    expect(normalizeAmount(formatDecimal("1000", "en-US", false))).toBe("1000")
  })
})

describe.each(locales)("a text of the page in %s that is pasted", (locale) => {
  const format = createFormatters(locale, () => "Th/s")

  it.each([...displayCurrencies, ...coins])("is read as an amount in %s", (currency) => {
    for (const value of ["0.50", "570.00", "1383.80", "1234567.51"]) {
      const read = normalizeAmount(withoutUnit(format.amount(decimal(value), currency), unitsOf(currency, locale)))
      expect(toPlainDecimal(decimal(read ?? ""))).toBe(toPlainDecimal(decimal(value)))
    }
  })

  it("is read as an amount in a unit of hashrate", () => {
    for (const value of ["20", "0.5", "12345.6"])
      expect(normalizeAmount(withoutUnit(format.quantity(decimal(value), "th"), unitsOf("Th/s", locale)))).toBe(value)
  })

  it("is read as a percentage, even as a change", () => {
    const read = (text: string) => normalizePercent(withoutUnit(text, unitsOf("%", locale)))
    expect([read(format.percent(decimal("5.25"))), read(format.percentChange(decimal("5.25")))]).toEqual([
      "5.25",
      "5.25",
    ])
    expect(read(format.percentChange(decimal("-5.25")))).toBe("-5.25")
  })
})
