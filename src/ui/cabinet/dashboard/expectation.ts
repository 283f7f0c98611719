import { calculateExpectedDay, type RecentContractChanges } from "#domain/cabinet/compare-day.ts"
import type { Contract, ContractList } from "#domain/cabinet/contract.ts"
import type { Forecast } from "#domain/cabinet/forecast.ts"
import type { Decimal } from "#domain/shared/money.ts"
import type { Instant } from "#domain/shared/schema.ts"
import { dayMs } from "#ui/shared/add-days.ts"

export interface Expectation {
  /** The income of a day at today's difficulty and prices, in the display currency. Null while it is unknown. */
  readonly expected: Decimal | null
  readonly recent: RecentContractChanges
  /** The forecast of the income. Null while it loads, and if there is none. */
  readonly forecast: Forecast | null
  readonly isLoading: boolean
  readonly now: Instant
}

/**
 * Returns the expected income of a day, in the display currency. Returns null if the forecast does not say when its first month
 * begins and ends.
 */
export const expectationOf = (forecast: Forecast): Decimal | null => {
  const [first] = [...forecast.btc, ...forecast.eth]
  if (first === undefined || first.startDate === null || first.endDate === null) return null
  return calculateExpectedDay(forecast, Math.round((Date.parse(first.endDate) - Date.parse(first.startDate)) / dayMs))
}

/**
 * Returns the number of days for which a contract counts as just begun. Staking counts for longer, because the server pays it
 * only from its third day on.
 */
const firstDays = ({ currencyId }: Contract) => (currencyId === "eth2" ? 3 : 1)

/**
 * Returns whether a contract of the list has just begun, and whether one has ended within the last day. Each of the two makes the income of
 * that day differ from its expectation.
 */
export const findRecentContractChanges = (list: ContractList | null, now: Instant): RecentContractChanges => {
  const contracts = list?.values ?? []
  const daysSince = (at: Instant | null) => (at === null ? Infinity : (Date.parse(now) - Date.parse(at)) / dayMs)
  return {
    hasRecentStart: contracts.some((contract) => daysSince(contract.startDate) < firstDays(contract)),
    hasRecentEnd: contracts.some(({ endDate }) => daysSince(endDate) >= 0 && daysSince(endDate) < 1),
  }
}
