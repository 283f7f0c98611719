import { BigDecimal } from "effect"
import { percentOf, roundHalfUp, type Decimal } from "#domain/shared/money.ts"
import { daysOf, yearMonths } from "./income.ts"
import type { PaybackFan } from "./payback-fan.ts"

/** The answer to when a purchase is paid back. Days count from the start of the fan. Amounts and percentages assume an unchanged price. */
export type PaybackAnswer =
  | { readonly is: "back"; readonly day: number; readonly more: Decimal; readonly months: number }
  | { readonly is: "backLater"; readonly day: number; readonly percent: Decimal; readonly months: number }
  | { readonly is: "notInTerm"; readonly percent: Decimal }
  | { readonly is: "notInThreeYears"; readonly percent: Decimal; readonly feeTakesAllDay: number | null }
  /** The answer for a running contract that is not paid back. */
  | { readonly is: "partly"; readonly day: number; readonly percent: Decimal }
  | { readonly is: "whole"; readonly more: Decimal }

type BoughtAnswer = Extract<PaybackAnswer, { readonly is: "notInTerm" | "notInThreeYears" | "partly" | "whole" }>

/** The answer at the lowest price. */
export type BadCase =
  | { readonly is: "back"; readonly day: number }
  | { readonly is: "notInTerm"; readonly percent: Decimal; readonly months: number }
  | { readonly is: "notInThreeYears" }

type Back = Omit<PaybackFan, "coin">

const shareOf = (amount: Decimal, { cost }: Back): Decimal => percentOf(amount, cost, 1)

/** The decimals of the shown amounts, so that the difference in the answer equals the difference of the labels. */
const shownDigits = 2
const moreThanCost = (amount: Decimal, { cost }: Back): Decimal =>
  BigDecimal.subtract(roundHalfUp(amount, shownDigits), roundHalfUp(cost, shownDigits))

const notBack = (fan: Back): Exclude<BoughtAnswer, { readonly is: "partly" | "whole" }> => {
  const percent = shareOf(fan.ends.asToday, fan)
  return fan.isOpenEnded
    ? { is: "notInThreeYears", percent, feeTakesAllDay: fan.feeTakesAllDay }
    : { is: "notInTerm", percent }
}

/** Returns the payback day and the surplus at the end of the term. An open-ended contract is judged by its first twelve months. */
export const answerBeforePurchase = (fan: PaybackFan): PaybackAnswer => {
  const { paidBackDay: day, isOpenEnded, points, ends } = fan
  if (day === null) return notBack(fan)
  if (!isOpenEnded) return { is: "back", day, more: moreThanCost(ends.asToday, fan), months: fan.ticks.at(-1)!.month }
  const { amounts } = points.find(({ month }) => month === yearMonths)!
  return day > daysOf(yearMonths)
    ? { is: "backLater", day, percent: shareOf(amounts.asToday, fan), months: yearMonths }
    : { is: "back", day, more: moreThanCost(amounts.asToday, fan), months: yearMonths }
}

/** Returns the paid-back share of the cost of a running contract, and the day on which all of it is paid back. */
export const answerOfContract = (fan: Back): BoughtAnswer => {
  const { amount } = fan.past.at(-1)!
  if (BigDecimal.isGreaterThanOrEqualTo(amount, fan.cost)) return { is: "whole", more: moreThanCost(amount, fan) }
  return fan.paidBackDay === null ? notBack(fan) : { is: "partly", day: fan.paidBackDay, percent: shareOf(amount, fan) }
}

export const badCaseOf = (fan: PaybackFan): BadCase => {
  if (fan.lowerPaidBackDay !== null) return { is: "back", day: fan.lowerPaidBackDay }
  return fan.isOpenEnded
    ? { is: "notInThreeYears" }
    : { is: "notInTerm", percent: shareOf(fan.ends.lower, fan), months: fan.ticks.at(-1)!.month }
}
