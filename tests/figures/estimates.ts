import {
  parseFraction,
  isLess,
  subtract,
  add,
  divide,
  subtractToZero,
  roundTo,
  sum,
  multiply,
  toFraction,
  type Fraction,
} from "./fraction.ts"
import type { Coin, Mining } from "./responses.ts"

/** Purchased power with its terms, and its payouts so far. */
export interface Purchase {
  readonly coin: Coin
  readonly quantity: Fraction
  readonly cost: Fraction
  /** The maintenance of one unit for a day, in the display currency. */
  readonly maintenance: Fraction
  /** The length of the contract, or null for an open-ended one. */
  readonly months: number | null
  readonly isStakeReturned: boolean
  /** The number of days since the purchase. */
  readonly passed: number
  /** The payouts of the passed days. */
  readonly paid: Fraction
  /** The number of days of the term, or null if its dates are unknown. */
  readonly days: number | null
}
export type PriceScenario = "lower" | "asToday" | "higher"

export const daysOf = (months: number): number => Math.floor((months * 365) / 12)
const monthDays = 30
const grown = (value: Fraction, percent: Fraction): Fraction =>
  roundTo(divide(multiply(value, add(toFraction(100), percent)), toFraction(100)), 8)

/** Calculates a day's payout before fees, cut off at the coin's last digit. */
const payoutAt = ({ coin, quantity }: Purchase, mining: Mining, difficulty: Fraction): Fraction => {
  if (coin === "eth2")
    return roundTo(divide(multiply(quantity, parseFraction(mining.yearlyYield ?? "0")), toFraction(36_500)), 8, "down")
  const hashes = multiply(quantity, toFraction(86_400n * (coin === "btc" ? 10n ** 12n : 10n ** 6n)))
  const found = multiply(hashes, parseFraction(mining.blockReward ?? "0"))
  return roundTo(divide(found, multiply(difficulty, toFraction(coin === "btc" ? 2n ** 32n : 1n))), 8, "down")
}

/** Calculates a day's payout in a period of thirty days, counted from now. The first period uses the current difficulty. */
export const payoutOf = (purchase: Purchase, mining: Mining, index: number): Fraction => {
  const growth = mining.difficultyGrowth === undefined ? toFraction(0) : parseFraction(mining.difficultyGrowth)
  let difficulty = parseFraction(mining.difficulty ?? "1")
  for (let month = 0; month < index; month++) difficulty = grown(difficulty, growth)
  return payoutAt(purchase, mining, difficulty)
}

const signs = { lower: -1, asToday: 0, higher: 1 }
/** Calculates the price after this time. The price changes evenly by half within a year and is constant afterwards. */
const priceAfter = (mining: Mining, as: PriceScenario, halfDays: number): Fraction =>
  multiply(parseFraction(mining.rate), {
    numerator: BigInt(1460 + signs[as] * Math.min(halfDays, 730)),
    denominator: 1460n,
  })

interface Day {
  readonly gross: Fraction
  readonly net: Fraction
}

/** Calculates a day at the price of its middle, counted from now. */
const dayOf = (purchase: Purchase, mining: Mining, payout: Fraction, as: PriceScenario, day: number): Day => {
  const gross = multiply(payout, priceAfter(mining, as, 2 * day - 1))
  const fee = divide(multiply(gross, parseFraction(mining.serviceFee)), toFraction(100))
  return { gross, net: subtractToZero(subtract(gross, fee), multiply(purchase.quantity, purchase.maintenance)) }
}

/** Calculates the first day with a payout. */
export const firstDay = (purchase: Purchase, mining: Mining): Day =>
  dayOf(purchase, mining, payoutOf(purchase, mining, 0), "asToday", 1)

/** Returns the number of days without a payout. Staking pays from the third day. */
export const unpaidDays = ({ coin }: Purchase): number => (coin === "eth2" ? 2 : 0)

/** Calculates every day from now until a day of the contract. A stake pays nothing on its first days. */
const daysUntil = (purchase: Purchase, mining: Mining, as: PriceScenario, until: number): readonly Day[] => {
  let payout = toFraction(0)
  return Array.from({ length: Math.max(0, until - purchase.passed) }, (_, index) => {
    if (index % monthDays === 0) payout = payoutOf(purchase, mining, index / monthDays)
    const isPaid = purchase.passed + index >= unpaidDays(purchase)
    return dayOf(purchase, mining, isPaid ? payout : toFraction(0), as, index + 1)
  })
}

/** Sums up the days from now until a day of the contract. */
export const sumUntil = (
  purchase: Purchase,
  mining: Mining,
  { as, what = "net", until }: { readonly as: PriceScenario; readonly what?: "net" | "gross"; readonly until: number },
): Fraction => sum(daysUntil(purchase, mining, as, until).map((day) => day[what]))

/** Finds the first day on which the payouts cover the cost. Returns null if there is none within three years from now. */
const breakEven = (purchase: Purchase, mining: Mining): number | null => {
  let missing = subtract(purchase.cost, purchase.paid)
  const days = daysUntil(purchase, mining, "asToday", purchase.passed + daysOf(36))
  const found = days.findIndex(({ net }) => {
    missing = subtract(missing, net)
    return !isLess(toFraction(0), missing)
  })
  return found === -1 ? null : purchase.passed + found + 1
}

/** Finds the greatest growth of the difficulty, in tenths of a percent, at which the payouts cover the remaining cost by the last day. */
export const equalGrowth = (purchase: Purchase, mining: Mining): Fraction => {
  const last = lastDay(purchase, mining)
  const isBack = (count: number) => {
    const difficultyGrowth = `${Math.floor(count / 10)}.${count % 10}`
    const back = sumUntil(purchase, { ...mining, difficultyGrowth }, { as: "asToday", until: last })
    return !isLess(add(purchase.paid, back), purchase.cost)
  }
  let count = 0
  while (isBack(count + 1)) count++
  return divide(toFraction(count), toFraction(10))
}

const monthsUntil = (days: number): number => {
  let months = 0
  while (daysOf(months) < days) months++
  return months
}

/**
 * Returns the last day of the calculation: the end of the term, or for an open-ended contract two months after
 * break-even. The day of an open-ended contract is at least one year and at most three years from now.
 */
export const lastDay = (purchase: Purchase, mining: Mining): number => {
  if (purchase.days !== null) return purchase.days
  if (purchase.months !== null) return daysOf(purchase.months)
  const passed = monthsUntil(purchase.passed)
  const covered = isLess(purchase.paid, purchase.cost) ? breakEven(purchase, mining) : purchase.passed
  const drawn = covered === null ? Infinity : monthsUntil(covered + daysOf(2))
  return daysOf(Math.min(Math.max(drawn, passed + 12), passed + 36))
}

/** Calculates the value of a returned stake at the price of the last day. */
export const stakeWorth = (purchase: Purchase, mining: Mining, as: PriceScenario): Fraction => {
  if (!purchase.isStakeReturned) return toFraction(0)
  const days = lastDay(purchase, mining) - purchase.passed
  return multiply(purchase.quantity, priceAfter(mining, as, 2 * days))
}

/** Calculates the total of the payouts by a day. */
export const backBy = (purchase: Purchase, mining: Mining, as: PriceScenario, until: number): Fraction =>
  add(purchase.paid, sumUntil(purchase, mining, { as, until }))
