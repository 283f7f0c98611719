import { describe, expect, it } from "vitest"
import { decimal } from "#domain/shared/money.ts"
import { createFormatters } from "./format.ts"

const names = {
  mh: "Mh/s",
  gh: "Gh/s",
  th: "Th/s",
  ph: "Ph/s",
  eth2: "ETH staked",
  mhDay: "Mh/day",
  ghDay: "Gh/day",
  thDay: "Th/day",
  phDay: "Ph/day",
  eth2Day: "ETH staked/day",
  unknown: "unit",
}
const en = createFormatters("en-US", (unit) => names[unit])
const ru = createFormatters("ru-RU", (unit) => names[unit])
/** Replaces every kind of space with a plain one, because the locale data decides which kind Intl writes. */
const spaced = (text: string) => text.replace(/\s/g, " ")

describe("amounts", () => {
  it("formats money with two decimals, half up, and without decimals in the short form", () => {
    expect(en.amount(decimal("1234.505"), "usd")).toBe("$1,234.51")
    expect(en.amount(decimal("1234.5"), "usd", { isShort: true })).toBe("$1,235")
    expect(spaced(ru.amount(decimal("1234.5"), "rub"))).toBe("1 234,50 ₽")
    expect(spaced(ru.amount(decimal("10"), "zar"))).toBe("10,00 R")
  })

  it("shortens amounts from a trillion on to three digits", () => {
    const cap = decimal("2438041994234.5")
    expect([en.amount(cap, "usd", { isShort: true }), en.amount(cap, "usd")].map(spaced)).toEqual([
      "$2.44 T",
      "$2,438,041,994,234.50",
    ])
    expect(spaced(ru.amount(decimal("197928456948529"), "rub", { isShort: true }))).toBe("198 трлн ₽")
    expect(en.amount(decimal("999999999999"), "usd", { isShort: true })).toBe("$999,999,999,999")
    expect(spaced(ru.amount(decimal("-2438041994234"), "usd", { isShort: true }))).toBe("−2,44 трлн $")
  })

  it("formats coins with eight decimals, including eth2, on which Intl throws", () => {
    expect(spaced(en.amount(decimal("0.0015"), "btc"))).toBe("0.00150000 BTC")
    expect(spaced(ru.amount(decimal("0.0015"), "eth"))).toBe("0,00150000 ETH")
    expect(spaced(en.amount(decimal("16"), "eth2"))).toBe("16.00000000 ETH2")
  })

  it("keeps every digit of amounts beyond float precision", () => {
    expect(spaced(en.amount(decimal("123456789012345.12345678"), "btc"))).toBe("123,456,789,012,345.12345678 BTC")
  })

  it("formats only the number in an unknown currency", () => {
    expect(en.amount(decimal("12.5"), "unknown")).toBe("12.5")
  })
})

it("groups the digits of counts by three", () => {
  expect(en.count(12345)).toBe("12,345")
  expect(spaced(ru.count(12345))).toBe("12 345")
})

it("uses a minus sign, not a hyphen", () => {
  expect(en.amount(decimal("-4631.25"), "usd")).toBe("\u2212$4,631.25")
  expect(spaced(ru.amount(decimal("-4631.25"), "rub"))).toBe("\u22124 631,25 ₽")
  expect(spaced(ru.amount(decimal("-0.5"), "btc"))).toBe("\u22120,50000000 BTC")
  expect(ru.number(decimal("-1"))).toBe("\u22121")
  expect(en.percent(decimal("-0.42"))).toBe("\u22120.42%")
})

it("formats quantities with their unit, and only the number for an unknown unit", () => {
  expect(spaced(en.quantity(decimal("12.50"), "Th"))).toBe("12.5 Th/s")
  expect(spaced(ru.quantity(decimal("12.5"), "Mh"))).toBe("12,5 Mh/s")
  expect(["Mh", "Gh", "Th", "Ph", "eth2"].map((unit) => spaced(en.quantity(decimal("0.00000001"), unit)))).toEqual(
    ["Mh/s", "Gh/s", "Th/s", "Ph/s", "ETH staked"].map((name) => `0.00000001 ${name}`),
  )
  expect(spaced(en.quantity(decimal("20"), "Th/day"))).toBe("20 Th/day")
  expect(spaced(en.quantity(decimal("0.02"), "ETH"))).toBe("0.02 ETH")
  expect([en.quantity(decimal("1"), "Zh"), en.unit("Zh"), en.unit("")]).toEqual(["1", "unit", "unit"])
  expect([en.amount(null, "usd"), en.dateTime(null), en.date(null), en.time(null), en.count(null)]).toEqual([
    "—",
    "—",
    "—",
    "—",
    "—",
  ])
})

it("rounds no percentage up to 100 or down to 0", () => {
  const texts = ["99.999996", "99.994", "100", "100.004", "0.0004", "0.005", "0"].map((value) =>
    en.percent(decimal(value)),
  )
  expect(texts).toEqual(["99.99%", "99.99%", "100%", "100%", "<0.01%", "0.01%", "0%"])
})

it("signs a change by its rounded value: not at zero, and never twice", () => {
  const percents = ["1.25", "-1.25", "0.004", "-0.004", "0"].map((value) => en.percentChange(decimal(value)))
  expect(percents).toEqual(["+1.25%", "\u22121.25%", "0%", "0%", "0%"])
  const dollars = ["5", "-5", "0.004", "-0.004"].map((value) => en.amountChange(decimal(value), "usd"))
  expect(dollars).toEqual(["+$5.00", "\u2212$5.00", "$0.00", "$0.00"])
  expect(spaced(en.amountChange(decimal("-0.00000001"), "btc"))).toBe("\u22120.00000001 BTC")
})

it("formats every decimal of a price from which others are computed", () => {
  const prices = ["28.5", "27.6777", "2315.625"].map((value) =>
    en.amount(decimal(value), "usd", { hasAllDecimals: true }),
  )
  expect(prices).toEqual(["$28.50", "$27.6777", "$2,315.625"])
})

it("formats percentages for the locale, with at most two decimals", () => {
  expect(en.percent(decimal("10"))).toBe("10%")
  expect(spaced(ru.percent(decimal("12.345")))).toBe("12,35 %")
})
