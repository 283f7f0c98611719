import type { Product } from "#sandbox/catalogue.ts"
import { day } from "#sandbox/clock.ts"
import {
  parseAmount,
  formatAmount,
  divideAmounts,
  smallerAmount,
  multiplyAmounts,
  type Amount,
} from "#sandbox/money.ts"
import type { CoinName } from "#sandbox/tables/shared.ts"
import { coinRate } from "./rates.ts"

/** The start of the model, which sandbox/README.md describes in words and numbers. */
const genesis = Date.parse("2026-01-01T00:00:00.000Z")
const retarget = 14 * day
const perDay = 86_400n
const tenThousand = 10_000n
const whole = parseAmount("1")
const everyNetwork = {
  /** One Th is 10^12 hashes a second, and a block takes difficulty × 2^32 hashes. */
  btc: { difficulty: 40_000_000_000_000n, growth: 40n, wobble: 50n, blockReward: parseAmount("3.125") },
  /** One Mh is 10^6 hashes a second, and a block takes as many hashes as the difficulty. */
  eth: { difficulty: 160_000_000_000_000_000n, growth: 20n, wobble: 50n, blockReward: parseAmount("2") },
} as const
/** The yearly yield of staking, in percent. */
const yearlyYield = parseAmount("4.2")

const epochAt = (at: number): number => Math.max(0, Math.floor((at - genesis) / retarget))

/** Returns the difficulty. Each fortnight it grows by a fixed share of the first difficulty, with a small variation. */
const calculateDifficulty = (seed: number, coin: CoinName, at: number): bigint => {
  const epoch = epochAt(at)
  const { difficulty: first, growth, wobble } = everyNetwork[coin]
  const turn = BigInt((epoch * 7919 + seed * 104_729) % 101)
  return (first * (tenThousand + growth * BigInt(epoch) + turn - wobble)) / tenThousand
}

/** 100 %, with the eight decimals of an amount. */
const hundredPercent = 10_000_000_000n
const cubeRoot = (radicand: bigint): bigint => {
  let root = 1n << BigInt(Math.ceil(radicand.toString(2).length / 3))
  for (;;) {
    const next = (2n * root + radicand / root ** 2n) / 3n
    if (next >= root) return root
    root = next
  }
}

/**
 * Returns the average growth of the difficulty in 30 days over the last 90 days, in percent. Three such periods compound to the growth of
 * the 90 days.
 */
const calculateDifficultyGrowth = (seed: number, coin: CoinName, at: number): Amount =>
  cubeRoot(
    (calculateDifficulty(seed, coin, at) * hundredPercent ** 3n) / calculateDifficulty(seed, coin, at - 90 * day),
  ) - hundredPercent

const bitcoins = (power: Amount, networkDifficulty: bigint): Amount =>
  (power * perDay * everyNetwork.btc.blockReward * 1_000_000_000_000n) / (networkDifficulty * 4_294_967_296n * whole)

const ethers = (power: Amount, networkDifficulty: bigint): Amount =>
  (power * perDay * everyNetwork.eth.blockReward * 1_000_000n) / (networkDifficulty * whole)

const stakingBonus = (staked: Amount): Amount => (staked * yearlyYield) / (365n * 100n * whole)

/** Returns the terms of the network that determine payouts, and the date since which they apply. */
export const toNetworkResponse = (currency: Product["currencyId"], seed: number, at: number) => {
  if (currency === "eth2")
    return {
      algorithm: "staking" as const,
      yearlyYield: formatAmount(yearlyYield),
      networkDate: new Date(genesis).toISOString(),
    }
  return {
    algorithm: currency === "btc" ? ("sha256" as const) : ("ethash" as const),
    difficulty: String(calculateDifficulty(seed, currency, at)),
    difficultyGrowth: formatAmount(calculateDifficultyGrowth(seed, currency, at)),
    blockReward: formatAmount(everyNetwork[currency].blockReward),
    networkDate: new Date(genesis + epochAt(at) * retarget).toISOString(),
  }
}

/** Returns the coin in which a product pays. eth2 pays in eth. */
export const coinOf = ({ currencyId }: Pick<Product, "currencyId">): CoinName => (currencyId === "btc" ? "btc" : "eth")

const grossOf = ({ currencyId }: Product, quantity: Amount, networkDifficulty: bigint): Amount => {
  if (currencyId === "eth2") return stakingBonus(quantity)
  return currencyId === "btc" ? bitcoins(quantity, networkDifficulty) : ethers(quantity, networkDifficulty)
}

/**
 * Returns one day's income at this difficulty in the coin, rounded down, and the maintenance fee of that day in the coin and in
 * US dollars. The fee in the coin uses the rate of that time. A fee never exceeds the income.
 */
const calculateIncomeAt = (product: Product, quantity: Amount, networkDifficulty: bigint, seed: number, at: number) => {
  const gross = grossOf(product, quantity, networkDifficulty)
  const dollars = multiplyAmounts(parseAmount(product.maintenanceCost), quantity, "half-up")
  const rate = coinRate(seed, coinOf(product), at)
  const fee = smallerAmount(gross, divideAmounts(dollars, rate, "up"))
  return { gross, fee, dollars: smallerAmount(dollars, multiplyAmounts(gross, rate, "half-up")) }
}

export type DayIncome = ReturnType<typeof calculateIncomeAt>

export const calculateDailyIncome = (product: Product, quantity: Amount, seed: number, at: number) =>
  calculateIncomeAt(product, quantity, calculateDifficulty(seed, coinOf(product), at), seed, at)

/**
 * Yields a day's income for each month, with maintenance at the current rate. The forecast assumes that the difficulty keeps growing as
 * before.
 */
export function* generateMonthlyIncome(
  product: Product,
  quantity: Amount,
  seed: number,
  now: number,
): Generator<DayIncome, never> {
  const growth = hundredPercent + calculateDifficultyGrowth(seed, coinOf(product), now)
  for (
    let networkDifficulty = calculateDifficulty(seed, coinOf(product), now);
    ;
    networkDifficulty = (networkDifficulty * growth) / hundredPercent
  )
    yield calculateIncomeAt(product, quantity, networkDifficulty, seed, now)
}

/** Returns the first day of a contract that is paid. Mining pays after the first day, and staking earns nothing before the third. */
export const firstPaidDay = ({ currencyId }: Product): number => (currencyId === "eth2" ? 3 : 1)

/** Returns the number of whole days of a contract up to that time. The days after its end do not count. */
export const countDaysUntil = (
  contract: { readonly start_date: Date; readonly end_date: Date | null },
  at: number,
): number => {
  const end = Math.min(at, contract.end_date?.getTime() ?? at)
  return Math.max(0, Math.floor((end - contract.start_date.getTime()) / day))
}
