import { BigDecimal } from "effect"
import { roundHalfUp, zero, type Decimal } from "#domain/shared/money.ts"
import {
  daysOf,
  calculateIncome,
  isEstimable,
  maxMonths,
  scenarios,
  stretches,
  yearMonths,
  type Assumptions,
  type Income,
  type Purchase,
  type Scenario,
  type Spread,
} from "./income.ts"
import type { Mining } from "./mining.ts"
import { findBreakEvenDay, sumIncome, type Stretch } from "./stretch.ts"

/** The amount that was paid back by a past day. */
export interface PastPoint {
  readonly day: number
  readonly amount: Decimal
}

/** The end of a month of the term. */
interface Tick {
  readonly month: number
  readonly day: number
}

type Amounts = { readonly [S in Scenario]: Decimal }

/** The amounts that a purchase pays back at each price, compared with its cost, in the display currency of the offer. */
export interface PaybackFan {
  readonly coin: Purchase["offer"]["coin"]
  readonly currency: Purchase["offer"]["currency"]
  readonly cost: Decimal
  readonly isOpenEnded: boolean
  readonly spread: Spread
  /** The ticks of the axis, from month 0 to the last month. */
  readonly ticks: ReadonlyArray<Tick>
  /** Past payouts, up to the day on which the estimate begins. */
  readonly past: readonly [PastPoint, ...PastPoint[]]
  /** The amounts paid by each of the later ticks. */
  readonly points: ReadonlyArray<Tick & { readonly amounts: Amounts }>
  /** The amounts paid back at the end, including a returned stake. */
  readonly ends: Amounts
  /** The worth of a stake that is returned on the last day, at an unchanged price. */
  readonly stake: Decimal | null
  /** The day that covers the cost at an unchanged price. Null if no day does, or if that day has passed. */
  readonly paidBackDay: number | null
  /** The day that covers the cost at the lower price, within the term or three years. */
  readonly lowerPaidBackDay: number | null
  /** The day, among the drawn days, from which maintenance takes the whole payout at an unchanged price. */
  readonly feeTakesAllDay: number | null
}

/** The most ticks of the axis. A long term has a tick for every second or third month. */
const maxTicks = 12
const nothingPaid: PaybackFan["past"] = [{ day: 0, amount: zero }]

export const createTicks = (months: number, lastDay: number): ReadonlyArray<Tick> => {
  const step = Math.ceil(months / maxTicks)
  const before = Array.from({ length: Math.ceil(months / step) }, (_, index) => index * step)
  return [...before.map((month) => ({ month, day: daysOf(month) })), { month: months, day: lastDay }]
}

/** Returns the smallest number of whole months that cover the days. */
export const monthsUntil = (days: number): number => {
  let months = 0
  while (daysOf(months) < days) months += 1
  return months
}

/** The number of months to draw after the day that covers the cost. */
const monthsAfter = 2

/**
 * Returns the number of months that the fan of an open-ended contract shows. The fan ends two months after the contract is paid back, but
 * shows at least one and at most three further years.
 */
const openMonths = (days: number | null, passed: number): number => {
  const monthsPassed = monthsUntil(passed)
  const drawn = days === null ? Infinity : monthsUntil(passed + days + daysOf(monthsAfter))
  return Math.min(Math.max(drawn, monthsPassed + yearMonths), monthsPassed + maxMonths)
}

/** Returns the number of days until the cost is covered. Returns zero if it already is, and null if it never is. */
const daysUntilBack = (missing: Decimal, stretches: Iterable<Stretch>): number | null =>
  BigDecimal.isPositive(missing) ? findBreakEvenDay(missing, stretches) : 0

const findPaidBackDay = (
  missing: Decimal,
  { stretches, stake }: Income,
  passed: number,
  end: number,
): number | null => {
  if (!BigDecimal.isPositive(missing)) return null
  const days = findBreakEvenDay(missing, stretches)
  if (days !== null) return passed + days
  const back = BigDecimal.sum(sumIncome(stretches, "net", end - passed), stake ?? zero)
  return BigDecimal.isGreaterThanOrEqualTo(back, missing) ? end : null
}

/**
 * Returns the day after which maintenance takes the whole payout. Returns null if the last days still earn something, or if no day ever
 * does.
 */
const findDayOfHigherFees = (stretches: ReadonlyArray<Stretch>, passed: number): number | null => {
  const last = stretches.findLastIndex(({ net }) => BigDecimal.isPositive(net.first))
  if (last === -1 || last === stretches.length - 1) return null
  return stretches.slice(0, last + 1).reduce((day, { days }) => day + days, passed)
}

/**
 * Returns the fan of a purchase. Returns null if the estimate is unknown or the term is over. `term` is the length of the term in days, if
 * known.
 */
export const calculatePaybackFan = (
  purchase: Purchase,
  mining: Mining,
  assumptions: Assumptions,
  past: PaybackFan["past"] = nothingPaid,
  term: number | null = null,
): PaybackFan | null => {
  const { coin, currency, duration } = purchase.offer
  if (!isEstimable(purchase, mining)) return null
  const { day: passed, amount: paid } = past.at(-1)!
  const missing = BigDecimal.subtract(purchase.cost, paid)
  const { spread, difficulty } = assumptions
  const longest = (price: Scenario) =>
    stretches(purchase, mining, { price, spread, difficulty }, daysOf(maxMonths), passed)
  const months = duration ?? openMonths(daysUntilBack(missing, longest("asToday")), passed)
  const ticks = createTicks(months, term ?? daysOf(months))
  const end = ticks.at(-1)!.day
  const remaining = end - passed
  if (remaining <= 0) return null
  const [lower, asToday, higher] = scenarios.map((price) =>
    calculateIncome(purchase, mining, { price, spread, difficulty }, remaining, passed),
  )
  if (!lower || !asToday || !higher) return null
  const amountsOf = (read: (income: Income) => Decimal): Amounts => ({
    lower: roundHalfUp(read(lower)),
    asToday: roundHalfUp(read(asToday)),
    higher: roundHalfUp(read(higher)),
  })
  const paidBy = ({ stretches }: Income, day: number) => BigDecimal.sum(paid, sumIncome(stretches, "net", day - passed))
  return {
    coin,
    currency,
    cost: purchase.cost,
    isOpenEnded: duration === null,
    spread,
    ticks,
    past,
    points: ticks
      .filter(({ day }) => day > passed)
      .map((tick) => ({ ...tick, amounts: amountsOf((income) => paidBy(income, tick.day)) })),
    ends: amountsOf((income) => BigDecimal.sum(paidBy(income, passed + remaining), income.stake ?? zero)),
    stake: asToday.stake,
    paidBackDay: findPaidBackDay(missing, asToday, passed, end),
    lowerPaidBackDay:
      duration === null
        ? findPaidBackDay(
            missing,
            { stretches: [...longest("lower")], stake: null },
            passed,
            passed + daysOf(maxMonths),
          )
        : findPaidBackDay(missing, lower, passed, end),
    feeTakesAllDay: findDayOfHigherFees(asToday.stretches, passed),
  }
}
