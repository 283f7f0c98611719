import { decimal } from "#domain/shared/money.ts"
import type { MoneyAmount } from "#domain/shared/money-wire.ts"
import type { AccountItem, AccountSummary, Returns } from "./account-summary.ts"
import { forecastMonths, type Forecast, type ForecastMonth } from "./forecast.ts"

const sum = (amount: string, currencyId: MoneyAmount["currencyId"]): MoneyAmount => ({
  amount: decimal(amount),
  currencyId,
})

const account = (unit: string, balance: MoneyAmount, worth: string): AccountItem => ({
  unit,
  quantity: decimal("1"),
  baseBalance: balance,
  equivalentBalance: sum(worth, "usd"),
  baseOperation: null,
  equivalentOperation: null,
  baseRevenue: balance,
  equivalentRevenue: sum(worth, "usd"),
})

/** A customer three months after the first purchase, for the front page. The sums fit each other. */
export const sampleNow = "2026-11-28T12:00:00Z"
export const sampleAccounts: AccountSummary = [
  account("Th", sum("0.03542044", "btc"), "2283.45"),
  account("Mh", sum("0.23257580", "eth"), "725.24"),
]
export const sampleReturns: Returns = {
  invested: sum("10625", "usd"),
  lastDay: sum("32.41", "usd"),
  paid: sum("3008.69", "usd"),
  mined: sum("2879.52", "usd"),
  since: "2026-08-28T12:00:00Z",
  staking: null,
  daily: [],
}
export const sampleDay = decimal("32.62")

/** One month, of 23.60 dollars a day in btc and 7.90 in eth. */
const month = (coin: "btc" | "eth", index: number): ForecastMonth => {
  const date = (months: number) => {
    const [year, from] = [2026 + Math.floor((10 + months) / 12), ((10 + months) % 12) + 1]
    return `${year}-${String(from).padStart(2, "0")}-28T12:00:00Z`
  }
  const none = decimal("0")
  return {
    month: ((10 + index) % forecastMonths) + 1,
    year: index < 2 ? 2026 : 2027,
    baseRevenue: coin === "btc" ? sum("0.0111", "btc") : sum("0.077", "eth"),
    equivalentRevenue: coin === "btc" ? sum("718", "usd") : sum("240", "usd"),
    contractEnds: [],
    startDate: date(index),
    endDate: date(index + 1),
    parts: { maintained: none, maintenance: none, staked: none },
  }
}
const months = (coin: "btc" | "eth") => Array.from({ length: forecastMonths }, (_, index) => month(coin, index))
export const sampleForecast: Forecast = { btc: months("btc"), eth: months("eth") }
