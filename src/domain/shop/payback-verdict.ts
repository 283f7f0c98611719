import { BigDecimal } from "effect"
import { percentOf, roundHalfUp, type Decimal } from "#domain/shared/money.ts"
import { daysOf, yearMonths } from "./income.ts"
import type { PaybackFan } from "./payback-fan.ts"

/** The answer to when a purchase is paid back. Days count from the start of the fan. Amounts and percentages assume an unchanged price. */
export type PaybackVerdict =
  | { readonly kind: "back"; readonly day: number; readonly more: Decimal; readonly months: number }
  | { readonly kind: "backLater"; readonly day: number; readonly percent: Decimal; readonly months: number }
  | { readonly kind: "notInTerm"; readonly percent: Decimal }
  | { readonly kind: "notInThreeYears"; readonly percent: Decimal; readonly feeTakesAllDay: number | null }
  /** The answer for a running contract that is not paid back. */
  | { readonly kind: "partly"; readonly day: number; readonly percent: Decimal }
  | { readonly kind: "whole"; readonly more: Decimal }

type ContractVerdict = Extract<PaybackVerdict, { readonly kind: "notInTerm" | "notInThreeYears" | "partly" | "whole" }>

/** The answer at the lowest price. */
export type BadCase =
  | { readonly kind: "back"; readonly day: number }
  | { readonly kind: "notInTerm"; readonly percent: Decimal; readonly months: number }
  | { readonly kind: "notInThreeYears" }

type FanWithoutCoin = Omit<PaybackFan, "coin">

const shareOf = (amount: Decimal, { cost }: FanWithoutCoin): Decimal => percentOf(amount, cost, 1)

/** The decimals of the shown amounts. The answer rounds first, so that its difference equals the difference of the labels. */
const shownDigits = 2
const moreThanCost = (amount: Decimal, { cost }: FanWithoutCoin): Decimal =>
  BigDecimal.subtract(roundHalfUp(amount, shownDigits), roundHalfUp(cost, shownDigits))

const notBack = (fan: FanWithoutCoin): Exclude<ContractVerdict, { readonly kind: "partly" | "whole" }> => {
  const percent = shareOf(fan.ends.asToday, fan)
  return fan.isOpenEnded
    ? { kind: "notInThreeYears", percent, feeTakesAllDay: fan.feeTakesAllDay }
    : { kind: "notInTerm", percent }
}

/** Returns the payback day and the surplus at the end of the term. An open-ended contract is judged by its first twelve months. */
export const verdictBeforePurchase = (fan: PaybackFan): PaybackVerdict => {
  const { paidBackDay: day, isOpenEnded, points, ends } = fan
  if (day === null) return notBack(fan)
  if (!isOpenEnded) return { kind: "back", day, more: moreThanCost(ends.asToday, fan), months: fan.ticks.at(-1)!.month }
  const { amounts } = points.find(({ month }) => month === yearMonths)!
  return day > daysOf(yearMonths)
    ? { kind: "backLater", day, percent: shareOf(amounts.asToday, fan), months: yearMonths }
    : { kind: "back", day, more: moreThanCost(amounts.asToday, fan), months: yearMonths }
}

/** Returns the paid-back share of the cost of a running contract, and the day on which all of it is paid back. */
export const contractVerdict = (fan: FanWithoutCoin): ContractVerdict => {
  const { amount } = fan.past.at(-1)!
  if (BigDecimal.isGreaterThanOrEqualTo(amount, fan.cost)) return { kind: "whole", more: moreThanCost(amount, fan) }
  return fan.paidBackDay === null
    ? notBack(fan)
    : { kind: "partly", day: fan.paidBackDay, percent: shareOf(amount, fan) }
}

export const describeBadCase = (fan: PaybackFan): BadCase => {
  if (fan.lowerPaidBackDay !== null) return { kind: "back", day: fan.lowerPaidBackDay }
  return fan.isOpenEnded
    ? { kind: "notInThreeYears" }
    : { kind: "notInTerm", percent: shareOf(fan.ends.lower, fan), months: fan.ticks.at(-1)!.month }
}
