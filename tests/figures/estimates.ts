import type { Coin, Mining } from "./answers.ts"
import { exact, isLess, minus, plus, ratio, rest, roundedTo, times, whole, type Exact } from "./exact.ts"

/** What is paid for, and what it has paid so far. */
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
  /** Of the term; null where it is not known by dates. */
  readonly days: number | null
}
export type Price = "lower" | "asToday" | "growing"

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

interface Month {
  readonly payout: Exact
  readonly price: Exact
  readonly gross: Exact
  readonly net: Exact
}

/** One day of every thirty from now on: the first thirty have the price and the difficulty of now. */
export const monthOf = (purchase: Purchase, mining: Mining, as: Price, index: number): Month => {
  const growth = mining.difficultyGrowth === undefined ? whole(0) : exact(mining.difficultyGrowth)
  const first = exact(mining.rate)
  let price = as === "lower" ? roundedTo(times(first, exact("0.7")), 8) : first
  let difficulty = exact(mining.difficulty ?? "1")
  for (let month = 0; month < index; month++) {
    difficulty = grown(difficulty, growth)
    if (as === "growing") price = grown(price, whole(5))
  }
  const payout = payoutAt(purchase, mining, difficulty)
  const gross = times(payout, price)
  const fee = ratio(times(gross, exact(mining.serviceFee)), whole(100))
  const net = rest(minus(gross, fee), times(purchase.quantity, purchase.maintenance))
  return { payout, price, gross, net }
}

/** Staking pays from its third day on. */
export const unpaidDays = ({ coin }: Purchase): number => (coin === "eth2" ? 2 : 0)

/** From now until a day of the contract. */
export const sumUntil = (
  purchase: Purchase,
  mining: Mining,
  {
    as,
    what = "net",
    until,
  }: { readonly as: Price; readonly what?: "net" | "gross" | "payout"; readonly until: number },
): Exact => {
  let total = whole(0)
  for (let index = 0; purchase.passed + index * monthDays < until; index++) {
    const from = Math.max(purchase.passed + index * monthDays, unpaidDays(purchase))
    const to = Math.min(purchase.passed + (index + 1) * monthDays, until)
    if (to > from) total = plus(total, times(monthOf(purchase, mining, as, index)[what], whole(to - from)))
  }
  return total
}

/** The first day that covers the cost, of three years from now; null for none. */
const breakEven = (purchase: Purchase, mining: Mining): number | null => {
  let missing = minus(purchase.cost, purchase.paid)
  let { net } = monthOf(purchase, mining, "asToday", 0)
  for (let day = 1; day <= daysOf(36); day++) {
    if ((day - 1) % monthDays === 0) net = monthOf(purchase, mining, "asToday", (day - 1) / monthDays).net
    if (purchase.passed + day > unpaidDays(purchase)) missing = minus(missing, net)
    if (!isLess(whole(0), missing)) return purchase.passed + day
  }
  return null
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
  const last = Math.ceil((lastDay(purchase, mining) - purchase.passed) / monthDays) - 1
  return times(purchase.quantity, monthOf(purchase, mining, as, last).price)
}

/** What has come back by a day. */
export const backBy = (purchase: Purchase, mining: Mining, as: Price, until: number): Exact =>
  plus(purchase.paid, sumUntil(purchase, mining, { as, until }))
