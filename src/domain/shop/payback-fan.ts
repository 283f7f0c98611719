import { BigDecimal } from "effect"
import { roundHalfUp, zero, type Decimal } from "#domain/shared/money.ts"
import {
  daysOf,
  incomeOf,
  isEstimable,
  longestMonths,
  scenarios,
  stretches,
  yearMonths,
  type Assumptions,
  type Income,
  type Purchase,
  type Scenario,
  type Spread,
} from "./income.ts"
import { breakEvenDaysOf, sumOf, type Stretch } from "./stretch.ts"
import type { Mining } from "./mining.ts"

/** The amount that had come back by a past day. */
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

/** The return of a purchase at each price, beside its cost; amounts in the display currency of the offer. */
export interface PaybackFan {
  readonly coin: Purchase["offer"]["coin"]
  readonly currency: Purchase["offer"]["currency"]
  readonly cost: Decimal
  readonly isOpenEnded: boolean
  readonly spread: Spread
  /** The axis, from month 0 to the last. */
  readonly ticks: ReadonlyArray<Tick>
  /** Past payouts, up to the day from which the rest is estimated. */
  readonly past: readonly [PastPoint, ...PastPoint[]]
  /** Amounts that are paid by the later ticks. */
  readonly points: ReadonlyArray<Tick & { readonly amounts: Amounts }>
  /** Amounts that have come back at the end, a returned stake included. */
  readonly ends: Amounts
  /** The worth of a stake that is returned on the last day, at an unchanged price; null for any other purchase. */
  readonly stake: Decimal | null
  /** The day that covers the cost at an unchanged price; null if none does, and if it has passed. */
  readonly paidBackDay: number | null
  /** The day that covers the cost at the lower price, within the term or three years. */
  readonly lowerPaidBackDay: number | null
  /** The day from which maintenance takes the whole payout at an unchanged price, of the days that are drawn. */
  readonly feeTakesAllDay: number | null
}

/** The most ticks of the axis. A long term has one for every second month, or every third. */
const mostTicks = 12
const nothingPaid: PaybackFan["past"] = [{ day: 0, amount: zero }]

export const ticksOf = (months: number, lastDay: number): ReadonlyArray<Tick> => {
  const step = Math.ceil(months / mostTicks)
  const before = Array.from({ length: Math.ceil(months / step) }, (_, index) => index * step)
  return [...before.map((month) => ({ month, day: daysOf(month) })), { month: months, day: lastDay }]
}

/** The least whole months that last so long. */
export const monthsUntil = (days: number): number => {
  let months = 0
  while (daysOf(months) < days) months += 1
  return months
}

/** Months that are drawn after the day that covers the cost. */
const monthsAfter = 2

/** An open-ended contract is drawn until two months after it is paid back: a year ahead at least, three at most. */
const openMonths = (days: number | null, passed: number): number => {
  const monthsPassed = monthsUntil(passed)
  const drawn = days === null ? Infinity : monthsUntil(passed + days + daysOf(monthsAfter))
  return Math.min(Math.max(drawn, monthsPassed + yearMonths), monthsPassed + longestMonths)
}

/** Zero if it has been paid back before; null if it is not. */
const daysUntilBack = (missing: Decimal, of: Iterable<Stretch>): number | null =>
  BigDecimal.isPositive(missing) ? breakEvenDaysOf(missing, of) : 0

const paidBackDayOf = (missing: Decimal, { stretches, stake }: Income, passed: number, end: number): number | null => {
  if (!BigDecimal.isPositive(missing)) return null
  const days = breakEvenDaysOf(missing, stretches)
  if (days !== null) return passed + days
  const back = BigDecimal.sum(sumOf(stretches, "net", end - passed), stake ?? zero)
  return BigDecimal.isGreaterThanOrEqualTo(back, missing) ? end : null
}

/** Null if the last days bring something, and if nothing is ever mined. */
const feeTakesAllDayOf = (of: ReadonlyArray<Stretch>, passed: number): number | null => {
  const last = of.findLastIndex(({ net }) => BigDecimal.isPositive(net.first))
  if (last === -1 || last === of.length - 1) return null
  return of.slice(0, last + 1).reduce((day, { days }) => day + days, passed)
}

/** Null if the estimate is unknown, and after the term; `term`: its days, where they are known. */
export const paybackFanOf = (
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
    stretches(purchase, mining, { price, spread, difficulty }, daysOf(longestMonths), passed)
  const months = duration ?? openMonths(daysUntilBack(missing, longest("asToday")), passed)
  const ticks = ticksOf(months, term ?? daysOf(months))
  const end = ticks.at(-1)!.day
  const remaining = end - passed
  if (remaining <= 0) return null
  const [lower, asToday, higher] = scenarios.map((price) =>
    incomeOf(purchase, mining, { price, spread, difficulty }, remaining, passed),
  )
  if (!lower || !asToday || !higher) return null
  const amountsOf = (of: (income: Income) => Decimal): Amounts => ({
    lower: roundHalfUp(of(lower)),
    asToday: roundHalfUp(of(asToday)),
    higher: roundHalfUp(of(higher)),
  })
  const paidBy = ({ stretches }: Income, day: number) => BigDecimal.sum(paid, sumOf(stretches, "net", day - passed))
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
    paidBackDay: paidBackDayOf(missing, asToday, passed, end),
    lowerPaidBackDay:
      duration === null
        ? paidBackDayOf(
            missing,
            { stretches: [...longest("lower")], stake: null },
            passed,
            passed + daysOf(longestMonths),
          )
        : paidBackDayOf(missing, lower, passed, end),
    feeTakesAllDay: feeTakesAllDayOf(asToday.stretches, passed),
  }
}
