import type { Product } from "#sandbox/catalogue.ts"
import { day } from "#sandbox/clock.ts"
import { amount, amountText, divideAmounts, smallerAmount, multiplyAmounts, type Amount } from "#sandbox/money.ts"
import type { CoinName } from "#sandbox/tables/shared.ts"
import { coinRate } from "./rates.ts"

/** Start of the model, which sandbox/README.md describes in words and numbers. */
const genesis = Date.parse("2026-01-01T00:00:00.000Z")
const retarget = 14 * day
const perDay = 86_400n
const tenThousand = 10_000n
const whole = amount("1")
const everyNetwork = {
  /** One Th is 10^12 hashes a second, and a block takes difficulty × 2^32 hashes. */
  btc: { difficulty: 40_000_000_000_000n, growth: 40n, wobble: 50n, blockReward: amount("3.125") },
  /** One Mh is 10^6 hashes a second, and a block takes as many hashes as the difficulty. */
  eth: { difficulty: 160_000_000_000_000_000n, growth: 20n, wobble: 50n, blockReward: amount("2") },
} as const
/** The yearly yield of staking, in percent. */
const yearlyYield = amount("4.2")

const epochAt = (at: number): number => Math.max(0, Math.floor((at - genesis) / retarget))

/** Returns the difficulty. Each fortnight it grows by a fixed share of the first difficulty, with a small variation. */
const difficulty = (seed: number, coin: CoinName, at: number): bigint => {
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
const difficultyGrowth = (seed: number, coin: CoinName, at: number): Amount =>
  cubeRoot((difficulty(seed, coin, at) * hundredPercent ** 3n) / difficulty(seed, coin, at - 90 * day)) - hundredPercent

const bitcoins = (power: Amount, hard: bigint): Amount =>
  (power * perDay * everyNetwork.btc.blockReward * 1_000_000_000_000n) / (hard * 4_294_967_296n * whole)

const ethers = (power: Amount, hard: bigint): Amount =>
  (power * perDay * everyNetwork.eth.blockReward * 1_000_000n) / (hard * whole)

const stakingBonus = (staked: Amount): Amount => (staked * yearlyYield) / (365n * 100n * whole)

/** Returns the terms of the network that determine payouts, and the date since which they apply. */
export const networkView = (currency: Product["currencyId"], seed: number, at: number) => {
  if (currency === "eth2")
    return {
      algorithm: "staking" as const,
      yearlyYield: amountText(yearlyYield),
      networkDate: new Date(genesis).toISOString(),
    }
  return {
    algorithm: currency === "btc" ? ("sha256" as const) : ("ethash" as const),
    difficulty: String(difficulty(seed, currency, at)),
    difficultyGrowth: amountText(difficultyGrowth(seed, currency, at)),
    blockReward: amountText(everyNetwork[currency].blockReward),
    networkDate: new Date(genesis + epochAt(at) * retarget).toISOString(),
  }
}

/** Returns the coin in which a product pays. eth2 pays in eth. */
export const coinOf = ({ currencyId }: Pick<Product, "currencyId">): CoinName => (currencyId === "btc" ? "btc" : "eth")

const grossOf = ({ currencyId }: Product, quantity: Amount, hard: bigint): Amount => {
  if (currencyId === "eth2") return stakingBonus(quantity)
  return currencyId === "btc" ? bitcoins(quantity, hard) : ethers(quantity, hard)
}

/**
 * Returns one day's income at this difficulty, rounded down, and the maintenance fee of that day, also in dollars. The fee uses the rate of
 * that time and never exceeds the income.
 */
const incomeAt = (product: Product, quantity: Amount, hard: bigint, seed: number, at: number) => {
  const gross = grossOf(product, quantity, hard)
  const dollars = multiplyAmounts(amount(product.maintenanceCost), quantity, "half-up")
  const rate = coinRate(seed, coinOf(product), at)
  const fee = smallerAmount(gross, divideAmounts(dollars, rate, "up"))
  return { gross, fee, dollars: smallerAmount(dollars, multiplyAmounts(gross, rate, "half-up")) }
}

export type DayIncome = ReturnType<typeof incomeAt>

export const dailyIncome = (product: Product, quantity: Amount, seed: number, at: number) =>
  incomeAt(product, quantity, difficulty(seed, coinOf(product), at), seed, at)

/**
 * Yields a day's income for each month, with maintenance at the current rate. The forecast assumes that the difficulty keeps growing as
 * before.
 */
export function* monthlyIncome(
  product: Product,
  quantity: Amount,
  seed: number,
  now: number,
): Generator<DayIncome, never> {
  const growth = hundredPercent + difficultyGrowth(seed, coinOf(product), now)
  for (let hard = difficulty(seed, coinOf(product), now); ; hard = (hard * growth) / hundredPercent)
    yield incomeAt(product, quantity, hard, seed, now)
}

/** Mining pays after the first day. Staking earns nothing before the third day. */
export const firstPaidDay = ({ currencyId }: Product): number => (currencyId === "eth2" ? 3 : 1)

/** Returns the number of whole days of a contract up to that time. The days after its end do not count. */
export const daysUntil = (
  contract: { readonly start_date: Date; readonly end_date: Date | null },
  at: number,
): number => {
  const end = Math.min(at, contract.end_date?.getTime() ?? at)
  return Math.max(0, Math.floor((end - contract.start_date.getTime()) / day))
}
