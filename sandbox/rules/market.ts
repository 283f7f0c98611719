import { day } from "../clock.ts"
import { amount, over, text, times, type Amount } from "../money.ts"
import type { Coin, Display } from "../tables.ts"
import { coinRate, displayRate } from "./rates.ts"

const supplies: Readonly<Record<Coin, Amount>> = { btc: amount("19950000"), eth: amount("120700000") }

/** Of all coins of the world; the rest of them moves along. */
const shareOfBoth = amount("0.68")

const coinMarket = (seed: number, coin: Coin, display: Display, now: number) => {
  const dollars = coinRate(seed, coin, now)
  const yesterday = coinRate(seed, coin, now - day)
  const cap = times(times(dollars, supplies[coin], "half-up"), displayRate(display), "half-up")
  const change =
    dollars < yesterday
      ? -over(yesterday - dollars, yesterday, "half-up")
      : over(dollars - yesterday, yesterday, "half-up")
  const rate = times(dollars, displayRate(display), "half-up")
  return { cap, view: { cap: text(cap), percentChange: text(change), rate: text(rate) } }
}

/** What all coins are worth, and how each of the two has changed in 24 hours (0.01 is one per cent). */
export const marketCap = (seed: number, display: Display, now: number) => {
  const btc = coinMarket(seed, "btc", display, now)
  const eth = coinMarket(seed, "eth", display, now)
  return { globalCap: text(over(btc.cap + eth.cap, shareOfBoth, "half-up")), btc: btc.view, eth: eth.view }
}
