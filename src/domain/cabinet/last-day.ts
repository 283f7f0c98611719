import { BigDecimal } from "effect"
import { decimal, hundred, percentOf, roundHalfUp, type Decimal } from "#domain/shared/money.ts"
import { ratedCoins } from "#domain/money/rate.ts"
import { sumAmounts, type Forecast } from "#domain/cabinet/forecast.ts"

/**
 * The income that running contracts bring in a day at the difficulty and the prices of today: the first month of the forecast divided by
 * its days. Null if a contract ends in that month, and without income.
 */
export const expectedDay = (forecast: Forecast, days: number): Decimal | null => {
  const firsts = ratedCoins.flatMap((coin) => forecast[coin].slice(0, 1))
  if (firsts.some(({ contractEnds }) => contractEnds.length > 0)) return null
  const income = sumAmounts(firsts.map(({ equivalentRevenue }) => equivalentRevenue.amount))
  return days > 0 && BigDecimal.isPositive(income)
    ? roundHalfUp(BigDecimal.divideUnsafe(income, decimal(String(days))))
    : null
}

/** Percent by which a day may differ from what was expected of it. */
const tolerance = decimal("2.5")

export type DayResult =
  | { readonly is: "asExpected" }
  /** `percent`: the difference from the expected day, with one decimal. */
  | { readonly is: "less" | "more"; readonly percent: Decimal }

export const dayResult = (paid: Decimal, expected: Decimal): DayResult => {
  const percent = BigDecimal.subtract(percentOf(paid, expected, 1), hundred)
  if (BigDecimal.isLessThanOrEqualTo(BigDecimal.abs(percent), tolerance)) return { is: "asExpected" }
  return { is: BigDecimal.isNegative(percent) ? "less" : "more", percent: BigDecimal.abs(percent) }
}

/** Contracts whose part of the last 24 hours is known to differ from a whole day. */
export interface RecentContracts {
  /** One began so lately that it was not paid for a whole day. */
  readonly hasBegun: boolean
  /** One ended, and is no longer expected to bring anything. */
  readonly hasEnded: boolean
}

/** The reason for a difference, where the contracts tell it: too little while one began, too much while one ended. */
export const differenceReason = (
  { is }: DayResult,
  { hasBegun, hasEnded }: RecentContracts,
): "began" | "ended" | null => {
  if (is === "less" && hasBegun) return "began"
  return is === "more" && hasEnded ? "ended" : null
}
