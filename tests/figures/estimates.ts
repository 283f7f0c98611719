import type { Coin, Mining } from "./answers.ts"
import { exact, isLess, minus, plus, ratio, rest, roundedTo, sum, times, whole, type Exact } from "./exact.ts"

/** The purchased power with its terms, and its payouts so far. */
export interface Purchase {
  readonly coin: Coin
  readonly quantity: Exact
  readonly cost: Exact
  /** A day for one unit, in the display currency. */
  readonly maintenance: Exact
  /** Null for an open-ended contract. */
  readonly months: number | null
  readonly isStakeReturned: boolean
  /** Days since the purchase, and what they paid. */
  readonly passed: number
  readonly paid: Exact
  /** The days of the term; null where it is not known by dates. */
  readonly days: number | null
}
export type Price = "lower" | "asToday" | "higher"

export const daysOf = (months: number): number => Math.floor((months * 365) / 12)
const monthDays = 30
const grown = (value: Exact, percent: Exact): Exact =>
  roundedTo(ratio(times(value, plus(whole(100), percent)), whole(100)), 8)

/** A day's payout before fees, cut off at the coin's last digit. */
const payoutAt = ({ coin, quantity }: Purchase, mining: Mining, difficulty: Exact): Exact => {
  if (coin === "eth2")
    return roundedTo(ratio(times(quantity, exact(mining.yearlyYield ?? "0")), whole(36_500)), 8, "down")
  const hashes = times(quantity, whole(86_400n * (coin === "btc" ? 10n ** 12n : 10n ** 6n)))
  const found = times(hashes, exact(mining.blockReward ?? "0"))
  return roundedTo(ratio(found, times(difficulty, whole(coin === "btc" ? 2n ** 32n : 1n))), 8, "down")
}

/** A day's payout of every thirty days from now on: the first thirty have the difficulty of now. */
export const payoutOf = (purchase: Purchase, mining: Mining, index: number): Exact => {
  const growth = mining.difficultyGrowth === undefined ? whole(0) : exact(mining.difficultyGrowth)
  let difficulty = exact(mining.difficulty ?? "1")
  for (let month = 0; month < index; month++) difficulty = grown(difficulty, growth)
  return payoutAt(purchase, mining, difficulty)
}

const signs = { lower: -1, asToday: 0, higher: 1 }
/** The price moves evenly by half of it within a year from now, and then stays. */
const priceAfter = (mining: Mining, as: Price, halfDays: number): Exact =>
  times(exact(mining.rate), { over: BigInt(1460 + signs[as] * Math.min(halfDays, 730)), under: 1460n })

interface Day {
  readonly gross: Exact
  readonly net: Exact
}

/** At the price of the middle of the day, counted from now. */
const dayOf = (purchase: Purchase, mining: Mining, payout: Exact, as: Price, day: number): Day => {
  const gross = times(payout, priceAfter(mining, as, 2 * day - 1))
  const fee = ratio(times(gross, exact(mining.serviceFee)), whole(100))
  return { gross, net: rest(minus(gross, fee), times(purchase.quantity, purchase.maintenance)) }
}

/** The first day that is paid. */
export const firstDay = (purchase: Purchase, mining: Mining): Day =>
  dayOf(purchase, mining, payoutOf(purchase, mining, 0), "asToday", 1)

/** Staking pays from its third day on. */
export const unpaidDays = ({ coin }: Purchase): number => (coin === "eth2" ? 2 : 0)

/** Every day from now until a day of the contract, which pays nothing at first where it is a stake. */
const daysUntil = (purchase: Purchase, mining: Mining, as: Price, until: number): readonly Day[] => {
  let payout = whole(0)
  return Array.from({ length: Math.max(0, until - purchase.passed) }, (_, index) => {
    if (index % monthDays === 0) payout = payoutOf(purchase, mining, index / monthDays)
    const isPaid = purchase.passed + index >= unpaidDays(purchase)
    return dayOf(purchase, mining, isPaid ? payout : whole(0), as, index + 1)
  })
}

/** From now until a day of the contract. */
export const sumUntil = (
  purchase: Purchase,
  mining: Mining,
  { as, what = "net", until }: { readonly as: Price; readonly what?: "net" | "gross"; readonly until: number },
): Exact => sum(daysUntil(purchase, mining, as, until).map((day) => day[what]))

/** The first day that covers the cost, of three years from now; null for none. */
const breakEven = (purchase: Purchase, mining: Mining): number | null => {
  let missing = minus(purchase.cost, purchase.paid)
  const days = daysUntil(purchase, mining, "asToday", purchase.passed + daysOf(36))
  const found = days.findIndex(({ net }) => {
    missing = minus(missing, net)
    return !isLess(whole(0), missing)
  })
  return found === -1 ? null : purchase.passed + found + 1
}

/** In tenths of a percent: the greatest growth of the difficulty at which the rest of the cost comes back by the last day. */
export const equalGrowth = (purchase: Purchase, mining: Mining): Exact => {
  const last = lastDay(purchase, mining)
  const isBack = (count: number) => {
    const difficultyGrowth = `${Math.floor(count / 10)}.${count % 10}`
    const back = sumUntil(purchase, { ...mining, difficultyGrowth }, { as: "asToday", until: last })
    return !isLess(plus(purchase.paid, back), purchase.cost)
  }
  let count = 0
  while (isBack(count + 1)) count++
  return ratio(whole(count), whole(10))
}

const monthsUntil = (days: number): number => {
  let months = 0
  while (daysOf(months) < days) months++
  return months
}

/** The last day that is looked at: the term's, or two months after break-even, a year ahead at least and three at most. */
export const lastDay = (purchase: Purchase, mining: Mining): number => {
  if (purchase.days !== null) return purchase.days
  if (purchase.months !== null) return daysOf(purchase.months)
  const passed = monthsUntil(purchase.passed)
  const covered = isLess(purchase.paid, purchase.cost) ? breakEven(purchase, mining) : purchase.passed
  const drawn = covered === null ? Infinity : monthsUntil(covered + daysOf(2))
  return daysOf(Math.min(Math.max(drawn, passed + 12), passed + 36))
}

/** A stake at the price of the last day. */
export const stakeWorth = (purchase: Purchase, mining: Mining, as: Price): Exact => {
  if (!purchase.isStakeReturned) return whole(0)
  const days = lastDay(purchase, mining) - purchase.passed
  return times(purchase.quantity, priceAfter(mining, as, 2 * days))
}

/** The amount that has come back by a day. */
export const backBy = (purchase: Purchase, mining: Mining, as: Price, until: number): Exact =>
  plus(purchase.paid, sumUntil(purchase, mining, { as, until }))
