import { BigDecimal } from "effect"
import { percentOf, roundHalfUp, type Decimal } from "#domain/shared/money.ts"
import { daysOf, yearMonths } from "./income.ts"
import type { PaybackFan } from "./payback-fan.ts"

/**
 * The payback verdict of a purchase, at an unchanged price. `day` counts from the start of the fan.
 * - `paidBack`: the cost is covered on `day`. After `months` months, `surplus` is the amount above the cost in the display currency.
 * - `paidBackLater`: an open-ended contract covers the cost on `day`, after its first year. After `months` months, `percent` of the cost is
 *   covered.
 * - `notInTerm`, `notInThreeYears`: at the end only `percent` of the cost is covered.
 * - `partlyPaidBack`: a running contract has covered `percent` of the cost, and covers all of it on `day`.
 * - `alreadyPaidBack`: a running contract has covered its cost and `surplus`.
 */
export type PaybackVerdict =
  | { readonly kind: "paidBack"; readonly day: number; readonly surplus: Decimal; readonly months: number }
  | { readonly kind: "paidBackLater"; readonly day: number; readonly percent: Decimal; readonly months: number }
  | { readonly kind: "notInTerm"; readonly percent: Decimal }
  | { readonly kind: "notInThreeYears"; readonly percent: Decimal; readonly feeTakesAllDay: number | null }
  | { readonly kind: "partlyPaidBack"; readonly day: number; readonly percent: Decimal }
  | { readonly kind: "alreadyPaidBack"; readonly surplus: Decimal }

type ContractVerdict = Extract<
  PaybackVerdict,
  { readonly kind: "notInTerm" | "notInThreeYears" | "partlyPaidBack" | "alreadyPaidBack" }
>

/** The verdict at the lower price. `percent` of the cost is covered at the end of the term, which has `months` months. */
export type LowPriceCase =
  | { readonly kind: "paidBack"; readonly day: number }
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

const summarizeUnpaidFan = (
  fan: FanWithoutCoin,
): Exclude<ContractVerdict, { readonly kind: "partlyPaidBack" | "alreadyPaidBack" }> => {
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
    return { kind: "paidBack", day, surplus: calculateSurplus(ends.asToday, fan), months: fan.ticks.at(-1)!.month }
  const { amounts } = points.find(({ month }) => month === yearMonths)!
  return day > daysOf(yearMonths)
    ? { kind: "paidBackLater", day, percent: shareOf(amounts.asToday, fan), months: yearMonths }
    : { kind: "paidBack", day, surplus: calculateSurplus(amounts.asToday, fan), months: yearMonths }
}

/** Returns the verdict of a running contract, from its income so far and its estimate. */
export const summarizeContractFan = (fan: FanWithoutCoin): ContractVerdict => {
  const { amount } = fan.past.at(-1)!
  if (BigDecimal.isGreaterThanOrEqualTo(amount, fan.cost))
    return { kind: "alreadyPaidBack", surplus: calculateSurplus(amount, fan) }
  return fan.paidBackDay === null
    ? summarizeUnpaidFan(fan)
    : { kind: "partlyPaidBack", day: fan.paidBackDay, percent: shareOf(amount, fan) }
}

/** Returns the verdict at the lower price of the fan. */
export const describeLowPriceCase = (fan: PaybackFan): LowPriceCase => {
  if (fan.lowerPaidBackDay !== null) return { kind: "paidBack", day: fan.lowerPaidBackDay }
  return fan.isOpenEnded
    ? { kind: "notInThreeYears" }
    : { kind: "notInTerm", percent: shareOf(fan.ends.lower, fan), months: fan.ticks.at(-1)!.month }
}
