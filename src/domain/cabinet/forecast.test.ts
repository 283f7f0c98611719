import { BigDecimal } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { datedForecast, buildForecast, forecastWithEnds, zeroForecast } from "#domain/fixtures/dashboard.ts"
import { decimal, roundHalfUp, toPlainDecimal } from "#domain/shared/money.ts"
import { grownBy, growthFactor, growthPercent } from "#domain/shared/monthly-growth.ts"
import {
  contractEndsByMonth,
  hasRevenue,
  growthFactorToPrice,
  priceInYear,
  forecastPriceBounds,
  revenuePoints,
  sumAmounts,
  worthBy,
} from "./forecast.ts"

describe("growth", () => {
  it("compounds: price × (1 + growth)^12, to the last digit", () => {
    // 1.05^12 has 24 digits after the point, and the price must not lose any of them.
    const exact = priceInYear({ price: decimal("10000"), factor: growthFactor(decimal("5")) })
    expect(BigDecimal.equals(exact, BigDecimal.fromStringUnsafe("17958.56326022129150390625"))).toBe(true)
  })

  it.each([
    ["0", "1000"],
    ["10", "3138.43"],
    ["-50", "0.24"],
    ["99.99", "4093543.08"],
  ])("of %s %% makes 1000 %s in a year", (growth, value) => {
    expect(toPlainDecimal(priceInYear({ price: decimal("1000"), factor: growthFactor(decimal(growth)) }), 2)).toBe(
      value,
    )
  })

  it("leads back from the value in a year to the growth", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -9_999, max: 9_999 }),
        fc.integer({ min: 1, max: 100_000_000 }),
        (percent, cents) => {
          const growth = roundHalfUp(BigDecimal.make(BigInt(percent), 2), 2)
          const price = BigDecimal.make(BigInt(cents), 2)
          const value = priceInYear({ price, factor: growthFactor(growth) })
          expect(toPlainDecimal(growthPercent(growthFactorToPrice(price, value)!), 2)).toBe(toPlainDecimal(growth, 2))
        },
      ),
    )
  })

  it.each([
    ["0", "100"],
    ["100", "-1"],
  ])("has none from %s to %s", (price, value) => {
    expect(growthFactorToPrice(decimal(price), decimal(value))).toBe(null)
  })

  it("of everything lost is minus a hundred", () => {
    expect(toPlainDecimal(growthPercent(growthFactorToPrice(decimal("100"), decimal("0"))!), 2)).toBe("-100")
  })
})

it("the price lies between half and double the live rate, 6000 and 15000 without one", () => {
  const bounds = (rate: string | null) =>
    Object.values(forecastPriceBounds(rate === null ? null : decimal(rate))).map((bound) => BigDecimal.format(bound))
  expect(bounds("64250.5")).toEqual(["32125.25", "128501"])
  expect(bounds(null)).toEqual(["6000", "15000"])
})

describe("a month at another price", () => {
  // The month earns 416 dollars after 128 of maintenance. Before maintenance, it earns 0.0085 btc at 64,000 dollars for a coin.
  const [month] = datedForecast.btc
  it.each([
    ["1", "416"],
    ["1.5", "688"],
    ["0.5", "144"],
    ["0.24", "2.56"],
    // At this price the month earns 108.80 dollars, so maintenance takes all of them instead of 128.
    ["0.2", "0"],
  ])("of %s times today's is worth %s dollars", (factor, worth) => {
    expect(toPlainDecimal(worthBy(month!, decimal(factor)))).toBe(worth)
  })
})

describe("revenue", () => {
  const assumed = { price: decimal("64000"), factor: growthFactor(decimal("5")) }

  it("is the coin's own each month: the first at today's price, the next at one that grew once, the twelfth eleven times", () => {
    const points = revenuePoints(buildForecast("btc"), assumed)
    expect(points).toHaveLength(12)
    expect(points.map(({ base }) => toPlainDecimal(base))).toEqual(Array(12).fill("0.0065"))
    expect([points[0], points[1], points[11]].map((point) => toPlainDecimal(point!.equivalent))).toEqual([
      "416",
      "436.8",
      "711.50117298",
    ])
  })

  it("has the in-year value a month after the twelfth", () => {
    const twelfth = revenuePoints(buildForecast("btc"), assumed)[11]!
    const inYear = BigDecimal.multiply(decimal("0.0065"), priceInYear(assumed))
    expect(toPlainDecimal(grownBy(twelfth.equivalent, assumed.factor, 1), 2)).toBe(toPlainDecimal(inYear, 2))
  })

  it("grows by five percent from the server's own equivalent, where no price is assumed", () => {
    expect(
      revenuePoints(buildForecast("eth"), null)
        .slice(0, 2)
        .map(({ equivalent }) => toPlainDecimal(equivalent)),
    ).toEqual(["374.4", "393.12"])
  })

  it("adds up", () => {
    expect(toPlainDecimal(sumAmounts(revenuePoints(buildForecast("btc"), assumed).map(({ base }) => base)))).toBe(
      "0.078",
    )
  })

  it("of a coin that brings nothing is known as such", () => {
    expect([buildForecast("btc"), zeroForecast].map(hasRevenue)).toEqual([true, false])
  })
})

describe("the months in which contracts end", () => {
  const none = Array.from({ length: 11 }, (): ReadonlyArray<string> => [])
  it("are those of all these coins together, with the earliest end first", () => {
    const eth = buildForecast("eth").map((month, index) => ({
      ...month,
      contractEnds: index === 4 ? ["2027-04-09T06:00:00Z"] : [],
    }))
    expect(contractEndsByMonth([forecastWithEnds, eth])).toEqual(
      none.toSpliced(4, 0, ["2027-04-03T06:00:00Z", "2027-04-09T06:00:00Z", "2027-04-15T06:00:00Z"]),
    )
  })
  it("are matched by their dates where a coin's month could not be read", () => {
    expect(contractEndsByMonth([buildForecast("eth"), forecastWithEnds.slice(1)])[4]).toEqual([
      "2027-04-03T06:00:00Z",
      "2027-04-15T06:00:00Z",
    ])
  })
  it("are those within its dates, and none on the day after the last", () => {
    const ends = ["2026-12-20T08:00:00Z", "2027-08-26T08:00:00Z", "2027-11-26T08:00:00Z"]
    const rolling = buildForecast("btc").map((month, index) => ({
      ...month,
      startDate: new Date(Date.UTC(2026, 10 + index, 26, 9)).toISOString(),
      endDate: new Date(Date.UTC(2026, 11 + index, 26, 9)).toISOString(),
      contractEnds: ends.filter((_, place) => [0, 8, 11][place] === index),
    }))
    expect(contractEndsByMonth([rolling])).toEqual(
      [...none, []].toSpliced(0, 1, [ends[0]!]).toSpliced(9, 1, [ends[1]!]),
    )
  })
  it("are none without a coin", () => {
    expect(contractEndsByMonth([])).toEqual([])
  })
})
