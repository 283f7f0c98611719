import type { Product } from "#sandbox/catalogue.ts"
import { day } from "#sandbox/clock.ts"
import { amount, amountText, divideAmounts, smallerAmount, multiplyAmounts, type Amount } from "#sandbox/money.ts"
import type { CoinName } from "#sandbox/tables.ts"
import { coinRate } from "./rates.ts"

/** The model in words and numbers: sandbox/README.md. */
const genesis = Date.parse("2026-01-01T00:00:00.000Z")
const retarget = 14 * day
const perDay = 86_400n
const tenThousand = 10_000n
const whole = amount("1")
const everyNetwork = {
  /** A Th is 10^12 hashes a second, and a block takes difficulty × 2^32 of them. */
  btc: { difficulty: 40_000_000_000_000n, growth: 40n, wobble: 50n, blockReward: amount("3.125") },
  /** A Mh is 10^6 hashes a second, and a block takes difficulty of them. */
  eth: { difficulty: 160_000_000_000_000_000n, growth: 20n, wobble: 50n, blockReward: amount("2") },
} as const
/** Per cent. */
const yearlyYield = amount("4.2")

const epochAt = (at: number): number => Math.max(0, Math.floor((at - genesis) / retarget))

/** The difficulty grows by a fixed share of the first each fortnight, and swings a little around that. */
const difficulty = (seed: number, coin: CoinName, at: number): bigint => {
  const epoch = epochAt(at)
  const { difficulty: first, growth, wobble } = everyNetwork[coin]
  const turn = BigInt((epoch * 7919 + seed * 104_729) % 101)
  return (first * (tenThousand + growth * BigInt(epoch) + turn - wobble)) / tenThousand
}

/** 100 %, with the eight decimals of an amount. */
const hundredPercent = 10_000_000_000n
const cubeRoot = (of: bigint): bigint => {
  let root = 1n << BigInt(Math.ceil(of.toString(2).length / 3))
  for (;;) {
    const next = (2n * root + of / root ** 2n) / 3n
    if (next >= root) return root
    root = next
  }
}

/** Per cent that the difficulty grew in 30 days, on average over the last 90 days: three of them compound to the whole. */
const difficultyGrowth = (seed: number, coin: CoinName, at: number): Amount =>
  cubeRoot((difficulty(seed, coin, at) * hundredPercent ** 3n) / difficulty(seed, coin, at - 90 * day)) - hundredPercent

const bitcoins = (power: Amount, hard: bigint): Amount =>
  (power * perDay * everyNetwork.btc.blockReward * 1_000_000_000_000n) / (hard * 4_294_967_296n * whole)

const ethers = (power: Amount, hard: bigint): Amount =>
  (power * perDay * everyNetwork.eth.blockReward * 1_000_000n) / (hard * whole)

const stakingBonus = (staked: Amount): Amount => (staked * yearlyYield) / (365n * 100n * whole)

/** Terms of the network from which payouts follow, and the date since which they hold. */
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

/** eth2 pays in eth. */
export const coinOf = ({ currencyId }: Pick<Product, "currencyId">): CoinName => (currencyId === "btc" ? "btc" : "eth")

const grossOf = ({ currencyId }: Product, quantity: Amount, hard: bigint): Amount => {
  if (currencyId === "eth2") return stakingBonus(quantity)
  return currencyId === "btc" ? bitcoins(quantity, hard) : ethers(quantity, hard)
}

/**
 * One day's income at this difficulty, rounded down, and the maintenance fee taken from it, also in dollars. The fee is at the rate of
 * that time, and never more than the income.
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

/** A day's income and the maintenance at the rate of now, month by month, if the difficulty grows on as it did. */
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

/** Mining pays after the first day; staking earns from the third day. */
export const firstPaidDay = ({ currencyId }: Product): number => (currencyId === "eth2" ? 3 : 1)

/** Whole days of a contract up to that time; after its end there are no more. */
export const daysUntil = (
  contract: { readonly start_date: Date; readonly end_date: Date | null },
  at: number,
): number => {
  const end = Math.min(at, contract.end_date?.getTime() ?? at)
  return Math.max(0, Math.floor((end - contract.start_date.getTime()) / day))
}
