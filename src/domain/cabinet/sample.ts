import { BigDecimal } from "effect"
import type { MoneyAmount } from "#domain/shared/money-wire.ts"
import { decimal, type Decimal } from "#domain/shared/money.ts"
import type { AccountItem, AccountSummary, Returns } from "./account-summary.ts"
import { forecastMonths, type Forecast, type ForecastMonth } from "./forecast.ts"

type SampleCurrency = "usd" | "rub"

const inCoin = (amount: string, currencyId: "btc" | "eth"): MoneyAmount => ({ amount: decimal(amount), currencyId })

/** Converts an amount in dollars to the sample currency, at 80 roubles for a dollar. */
const money = (dollars: string, currencyId: SampleCurrency): MoneyAmount => ({
  amount: BigDecimal.multiply(decimal(dollars), decimal(currencyId === "rub" ? "80" : "1")),
  currencyId,
})

const account = (unit: string, balance: MoneyAmount, worth: MoneyAmount): AccountItem => ({
  unit,
  quantity: decimal("1"),
  baseBalance: balance,
  equivalentBalance: worth,
  baseOperation: null,
  equivalentOperation: null,
  baseRevenue: balance,
  equivalentRevenue: worth,
})

export const sampleNow = "2026-11-28T12:00:00Z"

/**
 * Returns the income of a month in dollars. The income falls, because the difficulty rises. After nine months only an open-ended contract
 * remains.
 */
const incomeOf = (coin: "btc" | "eth", index: number): number => {
  if (index >= 9) return coin === "btc" ? 400 : 0
  return coin === "btc" ? 745 - 9 * index : 244 - 3 * index
}

const monthOf = (coin: "btc" | "eth", index: number, currency: SampleCurrency): ForecastMonth => {
  const date = (months: number) => {
    const [year, from] = [2026 + Math.floor((10 + months) / 12), ((10 + months) % 12) + 1]
    return `${year}-${String(from).padStart(2, "0")}-28T12:00:00Z`
  }
  const none = decimal("0")
  return {
    month: ((10 + index) % forecastMonths) + 1,
    year: index < 2 ? 2026 : 2027,
    baseRevenue: inCoin("0.01", coin),
    equivalentRevenue: money(String(incomeOf(coin, index)), currency),
    contractEnds: [],
    startDate: date(index),
    endDate: date(index + 1),
    parts: { maintained: none, maintenance: none, staked: none },
  }
}

interface SampleCabinet {
  readonly currency: SampleCurrency
  readonly accounts: AccountSummary
  readonly returns: Returns
  /** The expected income of a day. */
  readonly day: Decimal
  readonly forecast: Forecast
}

/** Returns the cabinet of a customer three months after the first purchase, for the front page. The sums agree with each other. */
export const createSampleCabinet = (currency: SampleCurrency): SampleCabinet => {
  const months = (coin: "btc" | "eth") =>
    Array.from({ length: forecastMonths }, (_, index) => monthOf(coin, index, currency))
  return {
    currency,
    accounts: [
      account("Th", inCoin("0.03542044", "btc"), money("2283.45", currency)),
      account("Mh", inCoin("0.23257580", "eth"), money("725.24", currency)),
    ],
    returns: {
      invested: money("10625", currency),
      lastDay: money("32.41", currency),
      paid: money("3008.69", currency),
      mined: money("2879.52", currency),
      since: "2026-08-28T12:00:00Z",
      staking: null,
      daily: [],
    },
    day: money("32.62", currency).amount,
    forecast: { btc: months("btc"), eth: months("eth") },
  }
}
