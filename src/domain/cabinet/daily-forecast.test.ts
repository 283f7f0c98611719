import { describe, expect, it } from "vitest"
import { datedForecast } from "#domain/fixtures/dashboard.ts"
import { decimal, toPlainDecimal, zero, type Decimal } from "#domain/shared/money.ts"
import { calculateDailyCoins, calculateDailyForecast } from "./daily-forecast.ts"
import { splitIntoMonths } from "./forecast-days.ts"
import type { Forecast, ForecastMonth } from "./forecast.ts"

const cents = (amounts: { readonly [name: string]: Decimal }) =>
  Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, toPlainDecimal(amount, 2)]))

const none = { maintained: zero, maintenance: zero, staked: zero }
/** Returns a forecast whose days earn `perDay` dollars each, at 100 dollars for a coin. */
const bringing = (perDay: (index: number) => number, parts: ForecastMonth["parts"] = none): Forecast => {
  const days = splitIntoMonths([datedForecast.btc])
  const btc = datedForecast.btc.map((month, index): ForecastMonth => {
    const worth = perDay(index) * days[index]!.days
    return {
      ...month,
      baseRevenue: { amount: decimal(String(worth / 100)), currencyId: "btc" },
      equivalentRevenue: { amount: decimal(String(worth)), currencyId: "usd" },
      parts,
    }
  })
  return { btc, eth: [] }
}

describe("the daily forecast", () => {
  it("is constant across months of different lengths, and begins with the revenue of a day now", () => {
    const { lines, now, later, days, months } = calculateDailyForecast(bringing(() => 20))!
    expect(new Set(lines.asToday.map(({ amount }) => toPlainDecimal(amount, 6)))).toEqual(new Set(["20"]))
    expect([toPlainDecimal(now), later, days, months.slice(0, 3)]).toEqual(["20", null, 365, [0, 30, 61]])
  })

  it("has bounds of five percent a month, and a year that adds its months up as the form does", () => {
    const { lines, ends, year } = calculateDailyForecast(bringing(() => 20))!
    // A day that earns 20 dollars now earns 20 × 0.95^12 or 20 × 1.05^12 after a year, and 20 × 0.95 or 20 × 1.05 after a month.
    expect(cents(ends)).toEqual({ lower: "10.81", asToday: "20", higher: "35.92" })
    const afterMonth = (line: typeof lines.lower) => toPlainDecimal(line.find(({ day }) => day === 30)!.amount, 2)
    expect([lines.lower, lines.higher].map(afterMonth)).toEqual(["19", "21"])
    // The higher year is the sum of its months, each at the price of its start: 600 + 620 × 1.05 + 620 × 1.05² + 560 × 1.05³ …
    expect(cents(year)).toEqual({ lower: "5586.68", asToday: "7300", higher: "9692.92" })
  })

  it("does not apply the price to maintenance", () => {
    // Each of the month's 31 days earns 30 dollars, of which maintenance takes 10.
    const month = bringing(() => 20, { maintained: decimal("9.3"), maintenance: decimal("310"), staked: zero })
    const { ends } = calculateDailyForecast({ ...month, btc: month.btc.slice(0, 3) })!
    // Only the 30 dollars before maintenance follow the price for three months: 30 × 1.05³ − 10.
    expect(cents(ends)).toEqual({ lower: "15.72", asToday: "20", higher: "24.73" })
  })

  it("lists the days on which contracts end, and the revenue after the last one", () => {
    const { btc } = bringing((index) => (index < 6 ? 20 : 5))
    const ends = (at: string) => [at, at]
    const withEnds = btc.map((month, index) =>
      index === 5 ? { ...month, contractEnds: ends(month.endDate!.replace("T10", "T09")) } : month,
    )
    const { contractEnds, later } = calculateDailyForecast({ btc: withEnds, eth: [] })!
    expect(contractEnds).toEqual([{ day: 181, count: 2 }])
    expect([later!.day, toPlainDecimal(later!.amount)]).toEqual([181, "5"])
  })

  it("does not depend on a price if it is in the coin itself", () => {
    const { now, ends, year } = calculateDailyCoins(
      bringing(() => 20),
      "btc",
    )!
    expect(toPlainDecimal(now)).toBe("0.2")
    expect([cents(ends), cents(year)]).toEqual([
      { lower: "0.2", asToday: "0.2", higher: "0.2" },
      { lower: "73", asToday: "73", higher: "73" },
    ])
  })

  it("is null without months", () => {
    expect(calculateDailyForecast({ btc: [], eth: [] })).toBe(null)
  })
})
