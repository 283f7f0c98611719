import { parseAmount } from "#sandbox/money.ts"

/**
 * The power of a contract. The oracle of this file calculates payouts in integers and shares no code with the client's
 * decimals or with the sandbox's mining rules.
 */
export interface Power {
  readonly coin: "btc" | "eth" | "eth2"
  /** The quantity in 1e-8, like all amounts in this file. */
  readonly quantity: bigint
  /** US dollars per day for one unit. */
  readonly maintenance: bigint
}

/** The network in GET /mining: the difficulty, and its growth in 30 days in percent. A stake depends on neither. */
export interface Network {
  readonly difficulty: bigint
  readonly growth: bigint
}

const e8 = 10n ** 8n
const halfUp = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor)

export const sum = (values: readonly bigint[]): bigint => values.reduce((all, value) => all + value, 0n)
export const daysFrom = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)

/** Calculates the payout of one day. `difficulty` is in 1e-8. */
const payout = ({ coin, quantity }: Power, difficulty: bigint): bigint => {
  if (coin === "eth2") return (quantity * parseAmount("4.2")) / (36_500n * e8)
  const hashes = quantity * 86_400n
  if (coin === "btc") return (hashes * 10n ** 12n * parseAmount("3.125")) / (difficulty * 2n ** 32n)
  return (hashes * 10n ** 6n * parseAmount("2")) / difficulty
}

/** Returns true if the day has a payout. Staking pays from the third day. */
const isPaid = ({ coin }: Power, day: number): boolean => coin !== "eth2" || day >= 3

/** Calculates a day's payout at the difficulty of that day. */
export const payoutAt = (power: Power, day: number, { difficulty }: Network): bigint =>
  isPaid(power, day) ? payout(power, difficulty * e8) : 0n

/**
 * Calculates a day's promised payout, as estimated after the passed days. The estimate lets the difficulty grow every 30 days from that
 * time on.
 */
export const advertised = (power: Power, { difficulty, growth }: Network, passed = 0) => {
  const months = [difficulty * e8]
  return (day: number): bigint => {
    const month = Math.floor((day - passed - 1) / 30)
    while (months.length <= month) months.push(halfUp(months.at(-1)! * (100n * e8 + growth), 100n * e8))
    return isPaid(power, day) ? payout(power, months[month]!) : 0n
  }
}

export const dollarsADay = ({ quantity, maintenance }: Power): bigint => halfUp(quantity * maintenance, e8)

/** Calculates a day's maintenance in the coin, rounded up, at a price of the coin. */
export const feeAt = (power: Power, rate: bigint): bigint => (dollarsADay(power) * e8 + rate - 1n) / rate

/**
 * Finds the first day on which the payouts, less maintenance in dollars, cover the cost. Returns null if there is none
 * within three years.
 */
export const breakEvenAt = (
  power: Power,
  { cost, rate }: { readonly cost: bigint; readonly rate: bigint },
  payoutOf: (day: number) => bigint,
): number | null => {
  let left = cost * e8
  for (const day of daysFrom(1, 1095)) {
    left -= payoutOf(day) * rate - dollarsADay(power) * e8
    if (left <= 0n) return day
  }
  return null
}

/**
 * Converts an amount of dollars to the nearest unit of the coin. A screen's sums have eight digits of dollars, which is
 * finer than a unit of the coin.
 */
export const inCoin = (dollars: bigint, rate: bigint): bigint => halfUp(dollars * e8, rate)

/**
 * Returns the largest change of a payout by swings, in 1/10,000. A swing is the random part of a difficulty, which is at most half a
 * percent.
 * - Every day allows 250: 100 for the swings of the purchase and of the day, and 150 for the steps of the difficulty. The steps come every
 *   14 days in the network, and every 30 days in the promise.
 * - Every 30 passed days allow 50 more: two swings change the growth of 90 days by 100, and 30 days have a third of it.
 */
export const swingLimit = (day: number): bigint => 250n + 50n * BigInt(Math.floor((day - 1) / 30))
