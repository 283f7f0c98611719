import { BigDecimal } from "effect"
import { percentOf, roundHalfUp, type Decimal } from "#domain/shared/money.ts"
import { daysOf, yearMonths } from "./income.ts"
import type { PaybackFan } from "./payback-fan.ts"

/**
 * The payback verdict of a purchase, at an unchanged price. `day` counts from the start of the fan.
 * - `back`: the cost is covered on `day`. After `months` months, `surplus` is the amount above the cost in the display currency.
 * - `backLater`: an open-ended contract covers the cost on `day`, after its first year. After `months` months, `percent` of the cost is
 *   covered.
 * - `notInTerm`, `notInThreeYears`: at the end only `percent` of the cost is covered.
 * - `partly`: a running contract has covered `percent` of the cost, and covers all of it on `day`.
 * - `whole`: a running contract has covered its cost and `surplus`.
 */
export type PaybackVerdict =
  | { readonly kind: "back"; readonly day: number; readonly surplus: Decimal; readonly months: number }
  | { readonly kind: "backLater"; readonly day: number; readonly percent: Decimal; readonly months: number }
  | { readonly kind: "notInTerm"; readonly percent: Decimal }
  | { readonly kind: "notInThreeYears"; readonly percent: Decimal; readonly feeTakesAllDay: number | null }
  | { readonly kind: "partly"; readonly day: number; readonly percent: Decimal }
  | { readonly kind: "whole"; readonly surplus: Decimal }

type ContractVerdict = Extract<PaybackVerdict, { readonly kind: "notInTerm" | "notInThreeYears" | "partly" | "whole" }>

/** The verdict at the lower price. `percent` of the cost is covered at the end of the term, which has `months` months. */
export type BadCase =
  | { readonly kind: "back"; readonly day: number }
  | { readonly kind: "notInTerm"; readonly percent: Decimal; readonly months: number }
  | { readonly kind: "notInThreeYears" }

type FanWithoutCoin = Omit<PaybackFan, "coin">

const shareOf = (amount: Decimal, { cost }: FanWithoutCoin): Decimal => percentOf(amount, cost, 1)

/**
 * The decimals of the shown amounts. The verdict rounds before it subtracts, so that its surplus is the difference of the amounts on the
 * screen.
 */
const displayDigits = 2
const calculateSurplus = (amount: Decimal, { cost }: FanWithoutCoin): Decimal =>
  BigDecimal.subtract(roundHalfUp(amount, displayDigits), roundHalfUp(cost, displayDigits))

const summarizeUnpaidFan = (fan: FanWithoutCoin): Exclude<ContractVerdict, { readonly kind: "partly" | "whole" }> => {
  const percent = shareOf(fan.ends.asToday, fan)
  return fan.isOpenEnded
    ? { kind: "notInThreeYears", percent, feeTakesAllDay: fan.feeTakesAllDay }
    : { kind: "notInTerm", percent }
}

/**
 * Returns the verdict of a purchase that is not made yet. The surplus is that at the end of the term, or after the first twelve months of
 * an open-ended contract.
 */
export const summarizePaybackFan = (fan: PaybackFan): PaybackVerdict => {
  const { paidBackDay: day, isOpenEnded, points, ends } = fan
  if (day === null) return summarizeUnpaidFan(fan)
  if (!isOpenEnded)
    return { kind: "back", day, surplus: calculateSurplus(ends.asToday, fan), months: fan.ticks.at(-1)!.month }
  const { amounts } = points.find(({ month }) => month === yearMonths)!
  return day > daysOf(yearMonths)
    ? { kind: "backLater", day, percent: shareOf(amounts.asToday, fan), months: yearMonths }
    : { kind: "back", day, surplus: calculateSurplus(amounts.asToday, fan), months: yearMonths }
}

/** Returns the verdict of a running contract, from its income so far and its estimate. */
export const summarizeContractFan = (fan: FanWithoutCoin): ContractVerdict => {
  const { amount } = fan.past.at(-1)!
  if (BigDecimal.isGreaterThanOrEqualTo(amount, fan.cost))
    return { kind: "whole", surplus: calculateSurplus(amount, fan) }
  return fan.paidBackDay === null
    ? summarizeUnpaidFan(fan)
    : { kind: "partly", day: fan.paidBackDay, percent: shareOf(amount, fan) }
}

/** Returns the verdict at the lower price of the fan. */
export const describeBadCase = (fan: PaybackFan): BadCase => {
  if (fan.lowerPaidBackDay !== null) return { kind: "back", day: fan.lowerPaidBackDay }
  return fan.isOpenEnded
    ? { kind: "notInThreeYears" }
    : { kind: "notInTerm", percent: shareOf(fan.ends.lower, fan), months: fan.ticks.at(-1)!.month }
}
