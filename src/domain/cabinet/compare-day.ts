import { BigDecimal } from "effect"
import { sumAmounts, type Forecast } from "#domain/cabinet/forecast.ts"
import { ratedCoins } from "#domain/money/rate.ts"
import { decimal, hundred, percentOf, roundHalfUp, type Decimal } from "#domain/shared/money.ts"

/**
 * Returns the daily income of running contracts at today's difficulty and prices: the first month of the forecast divided by its days.
 * Returns null without income, and if a contract ends in that month, because its days then differ.
 */
export const calculateExpectedDay = (forecast: Forecast, days: number): Decimal | null => {
  const firsts = ratedCoins.flatMap((coin) => forecast[coin].slice(0, 1))
  if (firsts.some(({ contractEnds }) => contractEnds.length > 0)) return null
  const income = sumAmounts(firsts.map(({ equivalentRevenue }) => equivalentRevenue.amount))
  return days > 0 && BigDecimal.isPositive(income)
    ? roundHalfUp(BigDecimal.divideUnsafe(income, decimal(String(days))))
    : null
}

/** The maximum difference between a day and its expectation, in percent, that still counts as expected. */
const tolerance = decimal("2.5")

/** The payouts of the last 24 hours compared with the expected day. */
export type DayComparison =
  | { readonly kind: "asExpected" }
  /** `percent`: the difference from the expected day, with one decimal. */
  | { readonly kind: "less" | "more"; readonly percent: Decimal }

export const compareDay = (paid: Decimal, expected: Decimal): DayComparison => {
  const percent = BigDecimal.subtract(percentOf(paid, expected, 1), hundred)
  if (BigDecimal.isLessThanOrEqualTo(BigDecimal.abs(percent), tolerance)) return { kind: "asExpected" }
  return { kind: BigDecimal.isNegative(percent) ? "less" : "more", percent: BigDecimal.abs(percent) }
}

/** Recent changes after which the income of the last 24 hours differs from that of a whole day. */
export interface RecentContractChanges {
  /** True if a contract began so recently that it was not paid for a whole day. */
  readonly hasRecentStart: boolean
  /** True if a contract ended within the last 24 hours. The paid income includes that contract, and the expected income does not. */
  readonly hasRecentEnd: boolean
}

/**
 * Returns the reason for a difference: less because a contract began, or more because one ended. Returns null if the contracts do
 * not explain it.
 */
export const explainDifference = (
  { kind }: DayComparison,
  { hasRecentStart, hasRecentEnd }: RecentContractChanges,
): "began" | "ended" | null => {
  if (kind === "less" && hasRecentStart) return "began"
  return kind === "more" && hasRecentEnd ? "ended" : null
}
