import { BigDecimal } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { decimal, toPlainDecimal } from "#domain/shared/money.ts"
import {
  calculateCost,
  adjustQuantity,
  fitQuantity,
  maintenanceFeeOf,
  parseTypedDecimal,
  calculateQuantityForCost,
  calculateQuantityRange,
  calculateValidatorPercent,
} from "./quantity.ts"

// The test calculates the expected values in units of 1e-8 with plain bigint arithmetic, because it must not use the code that it tests.
const one = 100_000_000n
const units = (text: string): bigint => {
  const [whole = "0", part = ""] = text.split(".")
  return BigInt(whole) * one + BigInt(part.padEnd(8, "0").slice(0, 8))
}
const fromUnits = (value: bigint) => BigDecimal.make(value, 8)
const back = (value: BigDecimal.BigDecimal) => units(toPlainDecimal(value))

const oracle = {
  fit: (asked: bigint, min: bigint, max: bigint, step: bigint): bigint => {
    const inside = asked < min ? min : asked > max ? max : asked
    const steps = (inside + step - 1n) / step
    return steps * step <= max ? steps * step : (max / step) * step
  },
  cost: (quantity: bigint, price: bigint): bigint => (quantity * price * 2n + one) / (2n * one),
  cents: (cost: bigint): bigint => (cost * 2n + 1_000_000n) / 2_000_000n,
}

const step = fc.constantFrom("0.00000001", "0.001", "0.01", "0.1", "0.5", "1", "2.5", "32").map(units)
const quantity = fc.oneof(
  fc.bigInt(0n, 99_999_999n * one),
  fc.bigInt(0n, 100n).map((whole) => whole * one),
)
const price = fc.bigInt(1n, 10_000_000n * one)
const bounds = fc
  .record({ step, from: quantity, to: quantity })
  .map(({ step, from, to }) => ({ step, min: from < to ? from : to, max: (from < to ? to : from) + step }))

describe("fitting a quantity to the bounds", () => {
  it("agrees with whole-number arithmetic", () => {
    fc.assert(
      fc.property(bounds, quantity, ({ step, min, max }, asked) => {
        const found = back(
          fitQuantity(fromUnits(asked), { min: fromUnits(min), max: fromUnits(max), step: fromUnits(step) }),
        )
        expect(found).toBe(oracle.fit(asked, min, max, step))
      }),
      { numRuns: 500 },
    )
  })

  it("returns a step within the bounds, and does not change it again", () => {
    fc.assert(
      fc.property(bounds, quantity, ({ step, min, max }, asked) => {
        const offer = { min: fromUnits(min), max: fromUnits(max), step: fromUnits(step) }
        const found = back(fitQuantity(fromUnits(asked), offer))
        expect(found % step).toBe(0n)
        expect(found >= min && found <= max).toBe(true)
        expect(adjustQuantity(fromUnits(found), offer)).toEqual({ quantity: fromUnits(found), adjustment: null })
      }),
    )
  })

  it.each([
    ["0", "1", "raisedToMinimum"],
    ["0.99999999", "1", "raisedToMinimum"],
    ["1", "1", null],
    ["1.2", "1.5", "roundedUp"],
    ["1.5", "1.5", null],
    ["500.01", "500.05", "roundedUp", "0.05", "500.25"],
    ["500.2", "500", "roundedDown", "0.5", "500.25"],
    ["500", "500", null],
    ["500.00000001", "500", "loweredToMaximum"],
    ["99999999999", "500", "loweredToMaximum"],
  ] as const)("turns %s into %s: %s", (asked, expected, adjustment, step: string = "0.5", max: string = "500") => {
    const fitted = adjustQuantity(decimal(asked), { min: decimal("1"), max: decimal(max), step: decimal(step) })
    expect({ ...fitted, quantity: toPlainDecimal(fitted.quantity) }).toEqual({ quantity: expected, adjustment })
  })

  it("uses steps of 0.01 if the server names no step", () => {
    const offer = { min: decimal("1"), max: decimal("2"), step: decimal("0") }
    expect(toPlainDecimal(fitQuantity(decimal("1.001"), offer))).toBe("1.01")
  })

  it("begins and ends at steps if the bounds are none", () => {
    const { min, max } = calculateQuantityRange({
      min: decimal("1.2"),
      max: decimal("9.9"),
      step: decimal("0.5"),
    })
    expect([toPlainDecimal(min), toPlainDecimal(max)]).toEqual(["1.5", "9.5"])
  })
})

describe("the cost of a quantity", () => {
  it("is rounded half-up at 8 digits", () => {
    fc.assert(
      fc.property(quantity, price, (quantity, price) => {
        expect(back(calculateCost(fromUnits(quantity), fromUnits(price)))).toBe(oracle.cost(quantity, price))
      }),
      { numRuns: 500 },
    )
    expect(toPlainDecimal(calculateCost(decimal("0.5"), decimal("0.00000001")))).toBe("0.00000001")
    expect(toPlainDecimal(calculateCost(decimal("0.1"), decimal("0.00000004")))).toBe("0")
  })

  it("buys the first step that costs at least as much, as costs are shown", () => {
    fc.assert(
      fc.property(bounds, price, fc.bigInt(0n, 1_000_000_000n), ({ step, min, max }, price, cents) => {
        const cost = cents * 1_000_000n
        const found = back(
          calculateQuantityForCost(fromUnits(cost), {
            min: fromUnits(min),
            max: fromUnits(max),
            step: fromUnits(step),
            localizedToPayAmount: fromUnits(price),
          }).quantity,
        )
        const enough = (count: bigint) =>
          step * price >= 1_000_000n * one
            ? oracle.cents(oracle.cost(count * step, price)) >= cents
            : count * step * price >= cost * one
        const count = (cost * one + step * price - 1n) / (step * price)
        const first = count > 0n && enough(count - 1n) ? count - 1n : count
        expect(found).toBe(oracle.fit(first * step, min, max, step))
      }),
      { numRuns: 500 },
    )
  })

  it("buys the same quantity again when the shown cost is typed", () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 5_000n), price, (count, price) => {
        const step = units("0.5")
        fc.pre(step * price >= 1_000_000n * one)
        const offer = {
          min: fromUnits(step),
          max: fromUnits(5_000n * step),
          step: fromUnits(step),
          localizedToPayAmount: fromUnits(price),
        }
        const seen = fromUnits(oracle.cents(oracle.cost(count * step, price)) * 1_000_000n)
        const { quantity, adjustment } = calculateQuantityForCost(seen, offer)
        expect([back(quantity), adjustment]).toEqual([count * step, null])
      }),
    )
  })

  it.each([
    ["285", "10", null],
    ["285.01", "10.5", "roundedUp"],
    ["1", "1", "raisedToMinimum"],
    ["0", "1", "raisedToMinimum"],
    ["14250", "500", null],
    ["14250.01", "500", "loweredToMaximum"],
  ] as const)("buys, for %s, %s: %s", (cost, quantity, adjustment) => {
    const offer = {
      min: decimal("1"),
      max: decimal("500"),
      step: decimal("0.5"),
      localizedToPayAmount: decimal("28.5"),
    }
    const fitted = calculateQuantityForCost(decimal(cost), offer)
    expect({ ...fitted, quantity: toPlainDecimal(fitted.quantity) }).toEqual({ quantity, adjustment })
  })

  it("buys the minimum if the product is free", () => {
    const offer = { min: decimal("1"), max: decimal("5"), step: decimal("1"), localizedToPayAmount: decimal("0") }
    expect(toPlainDecimal(calculateQuantityForCost(decimal("10"), offer).quantity)).toBe("1")
  })
})

describe("the maintenance fee", () => {
  const shown = (coin: "btc" | "eth", type: "Limited" | "Unlimited", cost: string, old: string | null = null) => {
    const fee = maintenanceFeeOf({
      coin,
      type,
      unit: "Gh",
      localizedMaintenanceCostTh: decimal(cost),
      oldlocalizedMaintenanceCostTh: old === null ? null : decimal(old),
    })
    return (
      fee && {
        per: fee.per,
        one: toPlainDecimal(fee.perUnit),
        old: toPlainDecimal(fee.oldPerUnit),
        thousand: fee.perThousand && toPlainDecimal(fee.perThousand),
        oldThousand: fee.oldPerThousand && toPlainDecimal(fee.oldPerThousand),
      }
    )
  }
  it.each([
    [
      "btc per Th per day",
      shown("btc", "Limited", "0.032"),
      { per: "day", one: "0.032", old: "0.0336", thousand: null, oldThousand: null },
    ],
    [
      "eth per Mh per month",
      shown("eth", "Limited", "0.002"),
      { per: "month", one: "0.06", old: "0.063", thousand: null, oldThousand: null },
    ],
    [
      "Unlimited btc per thousand",
      shown("btc", "Unlimited", "0.032", "0.04"),
      { per: "day", one: "0.032", old: "0.04", thousand: "32", oldThousand: "40" },
    ],
    [
      "Unlimited eth per thousand a month",
      shown("eth", "Unlimited", "0.002", "0.003"),
      { per: "month", one: "0.06", old: "0.09", thousand: "60", oldThousand: "90" },
    ],
    ["none", shown("btc", "Limited", "0"), null],
  ])("is shown for %s", (_, found, expected) => expect(found).toEqual(expected))
})

it("the percentage of a validator is a thirty-second for each coin", () => {
  expect(["32", "1", "0.01"].map((stake) => toPlainDecimal(calculateValidatorPercent(decimal(stake))))).toEqual([
    "100",
    "3.125",
    "0.03125",
  ])
})

describe("a typed decimal", () => {
  it.each(["", " ", "abc", "1e5", "-1", "12 34", "1.2.3", "0x10", "9".repeat(19), "一"])("is invalid in %j", (typed) =>
    expect(parseTypedDecimal(typed)).toBeNull(),
  )
  it.each([
    ["1", "1"],
    [".", "0"],
    ["0", "0"],
    ["00.50", "0.5"],
    [".5", "0.5"],
    ["5.", "5"],
    ["0,5", "0.5"],
    ["1 234.5", "1234.5"],
    ["1\u00a0234,5", "1234.5"],
  ])("is read from %j as %s", (typed, expected) => expect(toPlainDecimal(parseTypedDecimal(typed)!)).toBe(expected))
})
