import { day } from "#sandbox/clock.ts"
import { parseAmount, divideAmounts, formatAmount, multiplyAmounts, type Amount } from "#sandbox/money.ts"
import type { CoinName, DisplayCurrencyName } from "#sandbox/tables/shared.ts"
import { coinRate, displayRate } from "./rates.ts"

const supplies: Readonly<Record<CoinName, Amount>> = { btc: parseAmount("19950000"), eth: parseAmount("120700000") }

/** The share of bitcoin and ethereum in the worth of all coins. The model assumes that all other coins move with these two. */
const shareOfBoth = parseAmount("0.68")

const coinMarket = (seed: number, coin: CoinName, currency: DisplayCurrencyName, now: number) => {
  const dollars = coinRate(seed, coin, now)
  const yesterday = coinRate(seed, coin, now - day)
  const cap = multiplyAmounts(multiplyAmounts(dollars, supplies[coin], "half-up"), displayRate(currency), "half-up")
  const change =
    dollars < yesterday
      ? -divideAmounts(yesterday - dollars, yesterday, "half-up")
      : divideAmounts(dollars - yesterday, yesterday, "half-up")
  const rate = multiplyAmounts(dollars, displayRate(currency), "half-up")
  return { cap, view: { cap: formatAmount(cap), percentChange: formatAmount(change), rate: formatAmount(rate) } }
}

/** Returns the worth of all coins, and the changes of the two coins in 24 hours. A change of 0.01 is one percent. */
export const calculateMarketCap = (seed: number, currency: DisplayCurrencyName, now: number) => {
  const btc = coinMarket(seed, "btc", currency, now)
  const eth = coinMarket(seed, "eth", currency, now)
  return {
    globalCap: formatAmount(divideAmounts(btc.cap + eth.cap, shareOfBoth, "half-up")),
    btc: btc.view,
    eth: eth.view,
  }
}
