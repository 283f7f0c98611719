import { minute } from "../clock.ts"
import { amount, divideAmounts, multiplyAmounts, type Amount } from "../money.ts"
import type { CoinName, DisplayCurrencyName } from "../tables.ts"

export const displays = ["usd", "eur", "rub", "zar"] as const satisfies readonly DisplayCurrencyName[]
export const coins = ["btc", "eth"] as const satisfies readonly CoinName[]

/** Display currency for one US dollar. Constant, so that totals do not change while a person looks at them. */
const perDollar: Readonly<Record<DisplayCurrencyName, Amount>> = {
  usd: amount("1"),
  eur: amount("0.92"),
  rub: amount("81.25"),
  zar: amount("17.6"),
}

const dollarsPerCoin: Readonly<Record<CoinName, Amount>> = { btc: amount("64250"), eth: amount("3120") }

const period = 15 * minute

/** Neighbouring numbers become far ones (a "lowbias" hash): else both coins would go the same way, always by the same steps. */
const mixed = (value: number): number => {
  const first = Math.imul(value ^ (value >>> 16), 0x21f0aaad)
  const second = Math.imul(first ^ (first >>> 15), 0x735a2d97)
  return (second ^ (second >>> 15)) >>> 0
}

const salts: Readonly<Record<CoinName, number>> = { btc: 0, eth: 0x9e3779b9 }

/** Up to one percent up or down, constant within a quarter of an hour. */
const wobble = (seed: number, coin: CoinName, now: number): bigint =>
  BigInt(mixed(Math.floor(now / period) + mixed(seed) + salts[coin]) % 201) - 100n

/** Since when the rates have been what they are. */
export const ratesSince = (now: number): Date => new Date(Math.floor(now / period) * period)

export const displayRate = (currency: DisplayCurrencyName): Amount => perDollar[currency]

export const coinRate = (seed: number, coin: CoinName, now: number): Amount =>
  (dollarsPerCoin[coin] * (10_000n + wobble(seed, coin, now))) / 10_000n

export const toDisplay = (dollars: Amount, currency: DisplayCurrencyName): Amount =>
  multiplyAmounts(dollars, perDollar[currency], "half-up")

/** What is due in a coin: rounded up, so that the last digit is never missing. */
export const toCoin = (dollars: Amount, rate: Amount): Amount => divideAmounts(dollars, rate, "up")
