import { sql, type RawBuilder } from "kysely"
import { minute, second } from "#sandbox/clock.ts"
import { parseAmount, formatAmount, divideAmounts, multiplyAmounts, type Amount } from "#sandbox/money.ts"
import type { CoinName, DisplayCurrencyName } from "#sandbox/tables/shared.ts"

export const displayCurrencies = ["usd", "eur", "rub", "zar"] as const satisfies readonly DisplayCurrencyName[]
export const coins = ["btc", "eth"] as const satisfies readonly CoinName[]

/** The display currency for one US dollar. The rate is constant, so that totals do not change while a customer looks at them. */
const perDollar: Readonly<Record<DisplayCurrencyName, Amount>> = {
  usd: parseAmount("1"),
  eur: parseAmount("0.92"),
  rub: parseAmount("81.25"),
  zar: parseAmount("17.6"),
}

const dollarsPerCoin: Readonly<Record<CoinName, Amount>> = { btc: parseAmount("64250"), eth: parseAmount("3120") }

const period = 15 * minute

/**
 * Scatters neighbouring numbers by a "lowbias" hash, because unchanged numbers would move both coins in the same direction by equal
 * steps.
 */
const mix = (value: number): number => {
  const first = Math.imul(value ^ (value >>> 16), 0x21f0aaad)
  const second = Math.imul(first ^ (first >>> 15), 0x735a2d97)
  return (second ^ (second >>> 15)) >>> 0
}

const salts: Readonly<Record<CoinName, number>> = { btc: 0, eth: 0x9e3779b9 }

/** Returns a change of at most one percent up or down, in hundredths of a percent, constant within a quarter of an hour. */
const wobble = (seed: number, coin: CoinName, now: number): bigint =>
  BigInt(mix(Math.floor(now / period) + mix(seed) + salts[coin]) % 201) - 100n

/**
 * Adds `rate` to the rows of a statement with the columns `currency_id` and `operation_date`, so that the database can sum the worth of
 * operations. The rate equals `coinRate`. `offset 0` makes the database compute each step once per row.
 */
export const withCoinRate = (seed: number, rows: RawBuilder<unknown>) => {
  const keyOf = (coin: CoinName) => sql.lit((mix(seed) + salts[coin]) % 2 ** 32)
  const baseOf = (coin: CoinName) => sql.lit(Number(formatAmount(dollarsPerCoin[coin])))
  const low = sql.lit(2 ** 32 - 1)
  return sql`(select *, case currency_id when 'btc' then ${baseOf("btc")} else ${baseOf("eth")} end
      * (9900 + (second # (second >> 15)) % 201) / 10000.0 as rate from (
    select *, ((first # (first >> 15)) * ${sql.lit(0x735a2d97)}) & ${low} as second from (
      select *, ((period # (period >> 16)) * ${sql.lit(0x21f0aaad)}) & ${low} as first from (
        select *, (floor(extract(epoch from operation_date) / ${sql.lit(period / second)})::bigint
          + case currency_id when 'btc' then ${keyOf("btc")} else ${keyOf("eth")} end) & ${low} as period
        from ${rows} as listed offset 0) as one offset 0) as two offset 0) as three)`
}

/** Returns the time since which the current rates apply. */
export const ratesSince = (now: number): Date => new Date(Math.floor(now / period) * period)

export const displayRate = (currency: DisplayCurrencyName): Amount => perDollar[currency]

/** Returns the US dollars for one coin. */
export const coinRate = (seed: number, coin: CoinName, now: number): Amount =>
  (dollarsPerCoin[coin] * (10_000n + wobble(seed, coin, now))) / 10_000n

export const toDisplayCurrency = (dollars: Amount, currency: DisplayCurrencyName): Amount =>
  multiplyAmounts(dollars, perDollar[currency], "half-up")

/** Returns the amount due in a coin, rounded up so that the last digit is never missing. */
export const toCoin = (dollars: Amount, rate: Amount): Amount => divideAmounts(dollars, rate, "up")
