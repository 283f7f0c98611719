import { BigDecimal } from "effect"
import { roundHalfUp, zero, type Decimal } from "#domain/shared/money.ts"
import { findBreakEvenDay, sumIncome, type IncomePeriod } from "./income-period.ts"
import {
  daysOf,
  calculateIncome,
  isEstimable,
  maxMonths,
  priceScenarios,
  estimateIncomePeriods,
  yearMonths,
  type EstimateAssumptions,
  type Income,
  type Purchase,
  type PriceScenario,
  type PriceChangePercent,
} from "./income.ts"
import type { Mining } from "./mining.ts"

/** The amount that was paid back by a past day, counted from the start of the fan. */
export interface PastPoint {
  readonly day: number
  readonly amount: Decimal
}

/** The end of a month of the term, with `day` counted from the start of the fan. */
interface Tick {
  readonly month: number
  readonly day: number
}

type Amounts = { readonly [S in PriceScenario]: Decimal }

/** The amounts that a purchase pays back at each price, compared with its cost, in the display currency of the offer. */
export interface PaybackFan {
  readonly coin: Purchase["offer"]["coin"]
  readonly currency: Purchase["offer"]["currency"]
  readonly cost: Decimal
  readonly isOpenEnded: boolean
  readonly priceChangePercent: PriceChangePercent
  /** The ticks of the axis, from month 0 to the last month. */
  readonly ticks: ReadonlyArray<Tick>
  /** Past payouts, up to the day on which the estimate begins. */
  readonly past: readonly [PastPoint, ...PastPoint[]]
  /** The amounts paid by each of the later ticks. */
  readonly points: ReadonlyArray<Tick & { readonly amounts: Amounts }>
  /** The amounts paid back at the end, including a returned stake. */
  readonly ends: Amounts
  /** The worth of a stake that is returned on the last day, at an unchanged price. Null if none is returned. */
  readonly stake: Decimal | null
  /** The day that covers the cost at an unchanged price. Null if no day does, or if that day has passed. */
  readonly paidBackDay: number | null
  /** The day that covers the cost at the lower price, within the term or three years. Null if no day does. */
  readonly lowerPaidBackDay: number | null
  /**
   * The last day with income at an unchanged price. Maintenance takes the whole payout of every later day. Null if the fan has no
   * later days, or no day with income.
   */
  readonly feeTakesAllDay: number | null
}

/** The maximum number of ticks on the axis, besides the last. A long term has a tick for every second or third month. */
const maxTicks = 12
const noPastPayouts: PaybackFan["past"] = [{ day: 0, amount: zero }]

/** Returns the ticks of a term of `months`, which ends on `lastDay`. */
export const createTicks = (months: number, lastDay: number): ReadonlyArray<Tick> => {
  const step = Math.ceil(months / maxTicks)
  const before = Array.from({ length: Math.ceil(months / step) }, (_, index) => index * step)
  return [...before.map((month) => ({ month, day: daysOf(month) })), { month: months, day: lastDay }]
}

/** Returns the number of months that cover the days, rounded up. */
export const countMonthsUntil = (days: number): number => {
  let months = 0
  while (daysOf(months) < days) months += 1
  return months
}

/** The number of months to draw after the day that covers the cost. */
const monthsAfter = 2

/**
 * Returns the number of months that the fan of an open-ended contract shows. The fan ends two months after the contract is paid back, but
 * shows at least one and at most three more years.
 */
const countOpenEndedMonths = (days: number | null, passed: number): number => {
  const monthsPassed = countMonthsUntil(passed)
  const drawn = days === null ? Infinity : countMonthsUntil(passed + days + daysOf(monthsAfter))
  return Math.min(Math.max(drawn, monthsPassed + yearMonths), monthsPassed + maxMonths)
}

/**
 * Returns the number of days until the cost is covered. Returns zero if the cost is covered already, and null if no day covers
 * it.
 */
const countDaysUntilPaidBack = (missing: Decimal, periods: Iterable<IncomePeriod>): number | null =>
  BigDecimal.isPositive(missing) ? findBreakEvenDay(missing, periods) : 0

/**
 * Returns the day that covers the missing sum. The stake counts on the last day, `end`. Returns null if no day covers the sum, or if
 * nothing is missing.
 */
const findPaidBackDay = (missing: Decimal, { periods, stake }: Income, passed: number, end: number): number | null => {
  if (!BigDecimal.isPositive(missing)) return null
  const days = findBreakEvenDay(missing, periods)
  if (days !== null) return passed + days
  const totalReturn = BigDecimal.sum(sumIncome(periods, "net", end - passed), stake ?? zero)
  return BigDecimal.isGreaterThanOrEqualTo(totalReturn, missing) ? end : null
}

/**
 * Returns the last day with income. Maintenance takes the whole payout of every later day. Returns null if the last day has
 * income, or if no day has income.
 */
const findDayOfHigherFees = (periods: ReadonlyArray<IncomePeriod>, passed: number): number | null => {
  const last = periods.findLastIndex(({ net }) => BigDecimal.isPositive(net.first))
  if (last === -1 || last === periods.length - 1) return null
  return periods.slice(0, last + 1).reduce((day, { days }) => day + days, passed)
}

/**
 * Returns the fan of a purchase. The estimate begins at the last point of `past`. `term` is the exact length of the term in days, if known.
 * Returns null if the purchase cannot be estimated or the term is over.
 */
export const calculatePaybackFan = (
  purchase: Purchase,
  mining: Mining,
  assumptions: EstimateAssumptions,
  past: PaybackFan["past"] = noPastPayouts,
  term: number | null = null,
): PaybackFan | null => {
  const { coin, currency, duration } = purchase.offer
  if (!isEstimable(purchase, mining)) return null
  const { day: passed, amount: paid } = past.at(-1)!
  const missing = BigDecimal.subtract(purchase.cost, paid)
  const { priceChangePercent, difficulty } = assumptions
  const generateMaxPeriods = (priceScenario: PriceScenario) =>
    estimateIncomePeriods(
      purchase,
      mining,
      { priceScenario, priceChangePercent, difficulty },
      daysOf(maxMonths),
      passed,
    )
  const months =
    duration ?? countOpenEndedMonths(countDaysUntilPaidBack(missing, generateMaxPeriods("asToday")), passed)
  const ticks = createTicks(months, term ?? daysOf(months))
  const end = ticks.at(-1)!.day
  const remaining = end - passed
  if (remaining <= 0) return null
  const [lower, asToday, higher] = priceScenarios.map((priceScenario) =>
    calculateIncome(purchase, mining, { priceScenario, priceChangePercent, difficulty }, remaining, passed),
  )
  if (!lower || !asToday || !higher) return null
  const amountsOf = (read: (income: Income) => Decimal): Amounts => ({
    lower: roundHalfUp(read(lower)),
    asToday: roundHalfUp(read(asToday)),
    higher: roundHalfUp(read(higher)),
  })
  const paidBy = ({ periods }: Income, day: number) => BigDecimal.sum(paid, sumIncome(periods, "net", day - passed))
  return {
    coin,
    currency,
    cost: purchase.cost,
    isOpenEnded: duration === null,
    priceChangePercent,
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
            { periods: [...generateMaxPeriods("lower")], stake: null },
            passed,
            passed + daysOf(maxMonths),
          )
        : findPaidBackDay(missing, lower, passed, end),
    feeTakesAllDay: findDayOfHigherFees(asToday.periods, passed),
  }
}
