import { BigDecimal, Option, Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { btcLimitedWire } from "#domain/fixtures/product.ts"
import { Rate } from "#domain/money/rate.ts"
import { DecimalFromWire } from "#domain/shared/money-wire.ts"
import { toPlainDecimal } from "#domain/shared/money.ts"
import { Product } from "#domain/shared/product.ts"
import { Instant } from "#domain/shared/schema.ts"
import { offerOfProduct } from "#domain/shop/offer.ts"
import { fitQuantity } from "#domain/shop/quantity.ts"

const takes =
  <A>(codec: Schema.Codec<A, unknown>) =>
  (wire: unknown) =>
    Option.isSome(Schema.decodeUnknownOption(codec)(wire))

describe("a time", () => {
  it.each([
    ["2026-02-31T25:61:61Z", false],
    ["2026-02-29T00:00:00Z", false],
    ["2026-04-31T00:00:00Z", false],
    ["2026-13-01T00:00:00Z", false],
    ["2026-00-01T00:00:00Z", false],
    ["2026-01-00T00:00:00Z", false],
    ["2026-01-01T24:00:00Z", false],
    ["2026-01-01T00:60:00Z", false],
    ["2026-01-01T00:00:60Z", false],
    ["1900-02-29T00:00:00Z", false],
    ["2026-01-01", false],
    ["2024-02-29T23:59:59.999Z", true],
    ["2000-02-29T00:00:00Z", true],
    ["2026-12-31T00:00:00Z", true],
  ])("%s is valid: %s", (text, is) => {
    expect(takes(Instant)(text)).toBe(is)
  })

  it("can be formatted if it is accepted", () => {
    const part = fc.integer({ min: 0, max: 99 }).map((number) => String(number).padStart(2, "0"))
    const year = fc.integer({ min: 0, max: 9999 }).map((number) => String(number).padStart(4, "0"))
    const written = fc
      .tuple(year, part, part, part, part, part)
      .map(([y, month, day, h, m, s]) => `${y}-${month}-${day}T${h}:${m}:${s}Z`)
    fc.assert(
      fc.property(written, (text) => {
        const date = new Date(text)
        const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text.slice(0, 19))
        expect(takes(Instant)(text)).toBe(isReal)
      }),
    )
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date("9999-12-31T23:59:59Z"), noInvalidDate: true }), (date) => {
        expect(takes(Instant)(date.toISOString())).toBe(true)
      }),
    )
  })
})

describe("an amount", () => {
  it.each([
    ["9".repeat(30), true],
    ["9".repeat(31), false],
    [`${"9".repeat(22)}.${"9".repeat(8)}`, true],
    [`${"9".repeat(23)}.${"9".repeat(8)}`, false],
    [`0.${"1".repeat(30)}`, true],
    [`0.${"1".repeat(31)}`, false],
    ["1e999999999", false],
    ["1e30", false],
    [1e-7, true],
    [1e21, true],
    ["", false],
    ["1,5", false],
    ["NaN", false],
    ["-0.0125", true],
    [null, false],
  ])("%s is valid: %s", (wire, is) => {
    expect(takes(DecimalFromWire)(wire)).toBe(is)
  })
})

describe("step, bounds, prices and rates of a product", () => {
  const read = (wire: object) => Option.getOrNull(Schema.decodeUnknownOption(Product)({ ...btcLimitedWire, ...wire }))
  const notPositive = ["0", "-1", "-0.5", "abc", "9".repeat(31), null, {}] as const

  it.each(notPositive)("have defaults for a step, a minimum and a maximum of %s", (odd) => {
    const product = read({ step: odd, min: odd, max: odd, minValue: odd, maxValue: odd })!
    expect([product.step, product.min, product.max].map((value) => toPlainDecimal(value))).toEqual([
      "0.01",
      "0",
      "99999999",
    ])
    expect(toPlainDecimal(fitQuantity(BigDecimal.fromStringUnsafe("7.123"), offerOfProduct(product)))).toBe("7.13")
  })

  it.each(notPositive)("make a product with a price of %s unavailable, and ignore such a list price or rate", (odd) => {
    expect(read({ localizedToPayAmount: odd })).toBeNull()
    expect(toPlainDecimal(read({ localizedAmount: odd })!.localizedAmount)).toBe("28.5")
    expect(read({ rate: { rate: odd, currencyId: "usd" } })!.rate).toEqual({ rate: null, currencyId: "usd" })
    expect(takes(Rate)({ currencyId: "btc", clientCurrencyId: "usd", rate: odd })).toBe(false)
  })
})
