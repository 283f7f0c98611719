import { BigDecimal } from "effect"
import { sumAmounts, type Forecast } from "#domain/cabinet/forecast.ts"
import { ratedCoins } from "#domain/money/rate.ts"
import { decimal, hundred, percentOf, roundHalfUp, type Decimal } from "#domain/shared/money.ts"

/**
 * Returns the daily income of running contracts at today's difficulty and prices, which is the first month of the forecast divided by its
 * days. Returns null without income. Returns null too if a contract ends in that month, because its days then differ.
 */
export const expectedDay = (forecast: Forecast, days: number): Decimal | null => {
  const firsts = ratedCoins.flatMap((coin) => forecast[coin].slice(0, 1))
  if (firsts.some(({ contractEnds }) => contractEnds.length > 0)) return null
  const income = sumAmounts(firsts.map(({ equivalentRevenue }) => equivalentRevenue.amount))
  return days > 0 && BigDecimal.isPositive(income)
    ? roundHalfUp(BigDecimal.divideUnsafe(income, decimal(String(days))))
    : null
}

/** The largest difference between a day and its expectation, in percent, that still counts as expected. */
const tolerance = decimal("2.5")

export type DayResult =
  | { readonly kind: "asExpected" }
  /** `percent`: the difference from the expected day, with one decimal. */
  | { readonly kind: "less" | "more"; readonly percent: Decimal }

export const dayResult = (paid: Decimal, expected: Decimal): DayResult => {
  const percent = BigDecimal.subtract(percentOf(paid, expected, 1), hundred)
  if (BigDecimal.isLessThanOrEqualTo(BigDecimal.abs(percent), tolerance)) return { kind: "asExpected" }
  return { kind: BigDecimal.isNegative(percent) ? "less" : "more", percent: BigDecimal.abs(percent) }
}

/** Recent changes after which the income of the last 24 hours differs from that of a whole day. */
export interface RecentContracts {
  /** True if a contract began so recently that it was not paid for a whole day. */
  readonly hasBegun: boolean
  /** True if a contract ended within the last day, because the expected day no longer counts it. */
  readonly hasEnded: boolean
}

/** Returns the reason for a difference if the contracts explain it: less because a contract began, or more because one ended. */
export const differenceReason = (
  { kind }: DayResult,
  { hasBegun, hasEnded }: RecentContracts,
): "began" | "ended" | null => {
  if (kind === "less" && hasBegun) return "began"
  return kind === "more" && hasEnded ? "ended" : null
}
