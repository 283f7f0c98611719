import { BigDecimal } from "effect"
import { percentOf, roundHalfUp, zero, type Decimal } from "#domain/shared/money.ts"
import { findBreakEvenDay, sumFees, sumIncome } from "./income-period.ts"
import {
  daysOf,
  calculateIncome,
  maxMonths,
  monthDays,
  estimateIncomePeriods,
  yearMonths,
  type EstimateScenario,
  type Purchase,
} from "./income.ts"
import { calculateDifficultyGrowth, unpaidDaysOf, type Mining } from "./mining.ts"
import { calculateDailyPayout } from "./payout.ts"

/** Returns the usual assumptions: today's price, and the growth of the difficulty if the server sends it. */
export const createDefaultScenario = (mining: Mining): EstimateScenario => ({
  priceScenario: "asToday",
  priceChangePercent: "50",
  difficulty: calculateDifficultyGrowth(mining) === null ? "asNow" : "growing",
})

/** An estimate with amounts in the display currency, rounded half-up at 8 digits. */
export interface Estimate {
  /** The payout of the first paid day before fees, in the coin. */
  readonly payout: Decimal
  /** The number of days in the sums: the term, or the first year of an open-ended contract. */
  readonly days: number
  /** The income of the first paid day, after fees. */
  readonly perDay: Decimal
  /** The income of the first thirty days after the purchase. */
  readonly perMonth: Decimal
  /** The income of `days`, after fees. */
  readonly perTerm: Decimal
  /** The fees of the first paid day. */
  readonly feesPerDay: Decimal
  readonly feesPerTerm: Decimal
  /** The share of the payouts that the fees take, in percent. Zero if nothing is paid. */
  readonly feeShare: Decimal
  /** The worth of a stake when it is returned at the end of the term. Null if none is returned. */
  readonly stake: Decimal | null
  /** The share of the cost that is paid back within `days`, in percent with one decimal, including a returned stake. */
  readonly paidBack: Decimal
  /**
   * The day, from 1, that covers the cost, including a stake returned on the last day. Null if no day of the term covers it, or of three
   * years for an open-ended contract.
   */
  readonly breakEvenDays: number | null
}

/** Returns the estimate of a purchase, or null if `isEstimable` is false. */
export const estimatePurchase = (purchase: Purchase, mining: Mining, scenario: EstimateScenario): Estimate | null => {
  const { offer, quantity, cost } = purchase
  const days = daysOf(offer.duration ?? yearMonths)
  const income = calculateIncome(purchase, mining, scenario, days)
  if (income === null) return null
  const { periods: termPeriods, stake } = income
  const firstDay = [...estimateIncomePeriods(purchase, mining, scenario, 1, unpaidDaysOf(mining))]
  const [gross, net] = [sumIncome(termPeriods, "gross", days), sumIncome(termPeriods, "net", days)]
  const fees = sumFees(termPeriods, days)
  const totalReturn = BigDecimal.sum(net, stake ?? zero)
  const earnedBack = findBreakEvenDay(
    cost,
    offer.duration === null ? estimateIncomePeriods(purchase, mining, scenario, daysOf(maxMonths)) : termPeriods,
  )
  return {
    payout: calculateDailyPayout(quantity, offer.unit, mining)!,
    days,
    perDay: roundHalfUp(sumIncome(firstDay, "net", 1)),
    perMonth: roundHalfUp(sumIncome(termPeriods, "net", monthDays)),
    perTerm: roundHalfUp(net),
    feesPerDay: roundHalfUp(sumFees(firstDay, 1)),
    feesPerTerm: roundHalfUp(fees),
    feeShare: percentOf(fees, gross),
    stake,
    paidBack: percentOf(totalReturn, cost, 1),
    breakEvenDays: earnedBack ?? (stake !== null && BigDecimal.isGreaterThanOrEqualTo(totalReturn, cost) ? days : null),
  }
}

export type BreakEven =
  | { readonly kind: "onDay"; readonly days: number }
  /** The result for an open-ended contract. */
  | { readonly kind: "notInThreeYears" }
  | { readonly kind: "notInTerm" }

/** Returns when a purchase is paid back. `duration` is in months, and null for an open-ended contract. */
export const calculateBreakEven = (
  { breakEvenDays: days }: Pick<Estimate, "breakEvenDays">,
  duration: number | null,
): BreakEven => {
  if (days !== null) return { kind: "onDay", days }
  return { kind: duration === null ? "notInThreeYears" : "notInTerm" }
}
