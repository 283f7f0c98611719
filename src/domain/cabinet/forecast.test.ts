import { BigDecimal } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { datedForecast, buildForecast, forecastWithEnds, zeroForecast } from "#domain/fixtures/dashboard.ts"
import { decimal, roundHalfUp, toPlainDecimal } from "#domain/shared/money.ts"
import { growByMonths, calculateGrowthFactor, calculateGrowthPercent } from "#domain/shared/monthly-growth.ts"
import {
  groupContractEndsByMonth,
  hasRevenue,
  calculateGrowthFactorToPrice,
  calculatePriceInYear,
  calculateForecastPriceBounds,
  calculateRevenuePoints,
  sumAmounts,
  calculateRevenueAtFactor,
} from "./forecast.ts"

describe("the monthly growth", () => {
  it("compounds: price × (1 + growth)^12, to the last digit", () => {
    // 1.05^12 has 24 digits after the point, and the price must not lose any of them.
    const exact = calculatePriceInYear({ price: decimal("10000"), factor: calculateGrowthFactor(decimal("5")) })
    expect(BigDecimal.equals(exact, BigDecimal.fromStringUnsafe("17958.56326022129150390625"))).toBe(true)
  })

  it.each([
    ["0", "1000"],
    ["10", "3138.43"],
    ["-50", "0.24"],
    ["99.99", "4093543.08"],
  ])("makes, at %s %%, a price of 1000 %s in a year", (growth, value) => {
    expect(
      toPlainDecimal(
        calculatePriceInYear({ price: decimal("1000"), factor: calculateGrowthFactor(decimal(growth)) }),
        2,
      ),
    ).toBe(value)
  })

  it("is recovered from the price in a year", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -9_999, max: 9_999 }),
        fc.integer({ min: 1, max: 100_000_000 }),
        (percent, cents) => {
          const growth = roundHalfUp(BigDecimal.make(BigInt(percent), 2), 2)
          const price = BigDecimal.make(BigInt(cents), 2)
          const value = calculatePriceInYear({ price, factor: calculateGrowthFactor(growth) })
          expect(toPlainDecimal(calculateGrowthPercent(calculateGrowthFactorToPrice(price, value)!), 2)).toBe(
            toPlainDecimal(growth, 2),
          )
        },
      ),
    )
  })

  it.each([
    ["0", "100"],
    ["100", "-1"],
  ])("does not exist from the price %s to %s", (price, value) => {
    expect(calculateGrowthFactorToPrice(decimal(price), decimal(value))).toBe(null)
  })

  it("is minus a hundred percent to a price of zero", () => {
    expect(toPlainDecimal(calculateGrowthPercent(calculateGrowthFactorToPrice(decimal("100"), decimal("0"))!), 2)).toBe(
      "-100",
    )
  })
})

it("the price must lie between half and double the live rate, or between 6000 and 15000 without one", () => {
  const bounds = (rate: string | null) =>
    Object.values(calculateForecastPriceBounds(rate === null ? null : decimal(rate))).map((bound) =>
      BigDecimal.format(bound),
    )
  expect(bounds("64250.5")).toEqual(["32125.25", "128501"])
  expect(bounds(null)).toEqual(["6000", "15000"])
})

describe("the revenue of a month at another price", () => {
  // The month earns 416 dollars after 128 of maintenance. Before maintenance, it earns 0.0085 btc at 64,000 dollars for a coin.
  const [month] = datedForecast.btc
  it.each([
    ["1", "416"],
    ["1.5", "688"],
    ["0.5", "144"],
    ["0.24", "2.56"],
    // At this price the month earns 108.80 dollars, so maintenance takes all of them instead of 128.
    ["0.2", "0"],
  ])("is, at %s times today's price, %s dollars", (factor, worth) => {
    expect(toPlainDecimal(calculateRevenueAtFactor(month!, decimal(factor)))).toBe(worth)
  })
})

describe("the forecast revenue", () => {
  const assumed = { price: decimal("64000"), factor: calculateGrowthFactor(decimal("5")) }

  it("has the same coins each month, whose price grows from the second month on", () => {
    const points = calculateRevenuePoints(buildForecast("btc"), assumed)
    expect(points).toHaveLength(12)
    expect(points.map(({ base }) => toPlainDecimal(base))).toEqual(Array(12).fill("0.0065"))
    expect([points[0], points[1], points[11]].map((point) => toPlainDecimal(point!.equivalent))).toEqual([
      "416",
      "436.8",
      "711.50117298",
    ])
  })

  it("reaches the price in a year one month after the twelfth", () => {
    const twelfth = calculateRevenuePoints(buildForecast("btc"), assumed)[11]!
    const inYear = BigDecimal.multiply(decimal("0.0065"), calculatePriceInYear(assumed))
    expect(toPlainDecimal(growByMonths(twelfth.equivalent, assumed.factor, 1), 2)).toBe(toPlainDecimal(inYear, 2))
  })

  it("grows by five percent from the server's own equivalent if no price is assumed", () => {
    expect(
      calculateRevenuePoints(buildForecast("eth"), null)
        .slice(0, 2)
        .map(({ equivalent }) => toPlainDecimal(equivalent)),
    ).toEqual(["374.4", "393.12"])
  })

  it("adds up to twelve months", () => {
    expect(
      toPlainDecimal(sumAmounts(calculateRevenuePoints(buildForecast("btc"), assumed).map(({ base }) => base))),
    ).toBe("0.078")
  })

  it("is recognized as absent for a coin without revenue", () => {
    expect([buildForecast("btc"), zeroForecast].map(hasRevenue)).toEqual([true, false])
  })
})

describe("the months in which contracts end", () => {
  const none = Array.from({ length: 11 }, (): ReadonlyArray<string> => [])
  it("are those of all coins together, with the earliest end first", () => {
    const eth = buildForecast("eth").map((month, index) => ({
      ...month,
      contractEnds: index === 4 ? ["2027-04-09T06:00:00Z"] : [],
    }))
    expect(groupContractEndsByMonth([forecastWithEnds, eth])).toEqual(
      none.toSpliced(4, 0, ["2027-04-03T06:00:00Z", "2027-04-09T06:00:00Z", "2027-04-15T06:00:00Z"]),
    )
  })
  it("are matched by their dates if a month of a coin could not be read", () => {
    expect(groupContractEndsByMonth([buildForecast("eth"), forecastWithEnds.slice(1)])[4]).toEqual([
      "2027-04-03T06:00:00Z",
      "2027-04-15T06:00:00Z",
    ])
  })
  it("lie within their dates, and not on the day after the last", () => {
    const ends = ["2026-12-20T08:00:00Z", "2027-08-26T08:00:00Z", "2027-11-26T08:00:00Z"]
    const rolling = buildForecast("btc").map((month, index) => ({
      ...month,
      startDate: new Date(Date.UTC(2026, 10 + index, 26, 9)).toISOString(),
      endDate: new Date(Date.UTC(2026, 11 + index, 26, 9)).toISOString(),
      contractEnds: ends.filter((_, place) => [0, 8, 11][place] === index),
    }))
    expect(groupContractEndsByMonth([rolling])).toEqual(
      [...none, []].toSpliced(0, 1, [ends[0]!]).toSpliced(9, 1, [ends[1]!]),
    )
  })
  it("are empty without a coin", () => {
    expect(groupContractEndsByMonth([])).toEqual([])
  })
})
