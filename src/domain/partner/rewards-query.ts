import { historyPresets, type HistoryPreset } from "#domain/money/history-query.ts"
import { parsePage, type UrlParams } from "#domain/shared/paging.ts"

/** The query of the rewards. Every filter except the page requires the extension `partner`. */
export interface RewardsQuery {
  /** The code to filter by, or null for all codes. */
  readonly code: string | null
  /** The period to filter by, or null for all time. */
  readonly period: HistoryPreset | null
  readonly page: number
}

/** Reads the query from the URL. An unknown period means all time. */
export const parseRewardsQuery = ({ code, period, page }: UrlParams<keyof RewardsQuery>): RewardsQuery => ({
  code: code === "" ? null : code,
  period: historyPresets.find((preset) => preset === period) ?? null,
  page: parsePage(page),
})

export const unfilteredRewards: RewardsQuery = { code: null, period: null, page: 1 }

export const isRewardsFiltered = ({ code, period }: RewardsQuery): boolean => code !== null || period !== null
