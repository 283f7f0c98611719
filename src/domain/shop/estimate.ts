import { BigDecimal } from "effect"
import { percentOf, roundHalfUp, zero, type Decimal } from "#domain/shared/money.ts"
import {
  daysOf,
  calculateIncome,
  maxMonths,
  monthDays,
  stretches,
  yearMonths,
  type Outlook,
  type Purchase,
} from "./income.ts"
import { calculateDifficultyGrowth, unpaidDaysOf, type Mining } from "./mining.ts"
import { dailyPayout } from "./payout.ts"
import { findBreakEvenDay, sumFees, sumIncome } from "./stretch.ts"

/** Returns the usual assumptions: today's price, and the known growth of the difficulty. */
export const usualOutlook = (mining: Mining): Outlook => ({
  price: "asToday",
  spread: "50",
  difficulty: calculateDifficultyGrowth(mining) === null ? "asNow" : "growing",
})

/** An estimate with amounts in the display currency, rounded half-up at 8 digits. "Day" means the first paid day. */
export interface Estimate {
  /** The payout of the first paid day before fees, in the coin. */
  readonly payout: Decimal
  /** The number of days in the sums: the term, or the first year of an open-ended contract. */
  readonly days: number
  readonly perDay: Decimal
  /** The income of the first thirty days after the purchase. */
  readonly perMonth: Decimal
  readonly perTerm: Decimal
  readonly feesPerDay: Decimal
  readonly feesPerTerm: Decimal
  /** The share of the payouts that the fees take, in percent. Zero if nothing is paid. */
  readonly feeShare: Decimal
  /** The worth of a stake when it is returned at the end of the term. */
  readonly stake: Decimal | null
  /** The share of the cost that is paid back within `days`, in percent with one decimal, including a returned stake. */
  readonly paidBack: Decimal
  /** The day that covers the cost, including a stake returned on the last day. Null if no day of the term, or of three years, covers it. */
  readonly breakEvenDays: number | null
}

export const estimatePurchase = (purchase: Purchase, mining: Mining, outlook: Outlook): Estimate | null => {
  const { offer, quantity, cost } = purchase
  const days = daysOf(offer.duration ?? yearMonths)
  const income = calculateIncome(purchase, mining, outlook, days)
  if (income === null) return null
  const { stretches: ownStretches, stake } = income
  const firstDay = [...stretches(purchase, mining, outlook, 1, unpaidDaysOf(mining))]
  const [gross, net] = [sumIncome(ownStretches, "gross", days), sumIncome(ownStretches, "net", days)]
  const fees = sumFees(ownStretches, days)
  const back = BigDecimal.sum(net, stake ?? zero)
  const earnedBack = findBreakEvenDay(
    cost,
    offer.duration === null ? stretches(purchase, mining, outlook, daysOf(maxMonths)) : ownStretches,
  )
  return {
    payout: dailyPayout(quantity, offer.unit, mining)!,
    days,
    perDay: roundHalfUp(sumIncome(firstDay, "net", 1)),
    perMonth: roundHalfUp(sumIncome(ownStretches, "net", monthDays)),
    perTerm: roundHalfUp(net),
    feesPerDay: roundHalfUp(sumFees(firstDay, 1)),
    feesPerTerm: roundHalfUp(fees),
    feeShare: percentOf(fees, gross),
    stake,
    paidBack: percentOf(back, cost, 1),
    breakEvenDays: earnedBack ?? (stake !== null && BigDecimal.isGreaterThanOrEqualTo(back, cost) ? days : null),
  }
}

export type BreakEven =
  | { readonly kind: "onDay"; readonly days: number }
  /** The answer for an open-ended contract. */
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
