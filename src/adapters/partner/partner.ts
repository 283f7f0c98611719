import { Effect } from "effect"
import { createPageQuery, encodePathSegment, type Api } from "#adapters/shared/api.ts"
import { createPeriodQuery } from "#adapters/shared/period.ts"
import { unknownOutcome } from "#adapters/shared/refusals.ts"
import { calculatePresetRange } from "#domain/money/history-query.ts"
import { NewPartnerCode, PartnerSummary, RewardList, type CodeChange } from "#domain/partner/partner.ts"
import {
  isRewardsFiltered,
  parseRewardsQuery,
  unfilteredRewards,
  type RewardsQuery,
} from "#domain/partner/rewards-query.ts"
import type { CalendarDate } from "#domain/shared/date-range.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import type { NewCode } from "#machines/partner/create-partner-code.machine.ts"
import type { ListInput } from "#machines/shared/paged-list.ts"

/** Creates a partner code. `forsed` is the API's own spelling. Fails with `ResponseLost` if the code may exist. */
export const createPartnerCode = (api: Api) => (newCode: NewCode) =>
  api("POST /partnership", {
    query: { forsed: "true" },
    body: newCode.label === null ? {} : { label: newCode.label },
    response: NewPartnerCode,
    refusals: { ResponseLost: unknownOutcome },
  })

/** Changes a partner code (extension `partner`). */
export const changePartnerCode = (api: Api) => (input: { readonly code: string; readonly change: CodeChange }) =>
  api(`PATCH /partnership/codes/${encodePathSegment(input.code)}`, { body: input.change })

export const loadPartnerSummary = (api: Api) => () => api("GET /partnership/summary", { response: PartnerSummary })

/** Returns the date in the customer's own calendar. */
const dateAt = (now: number): CalendarDate => {
  const date = new Date(now)
  return new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())).toISOString().slice(0, 10)
}

/** Returns the query parameters of a rewards filter. `now` is in milliseconds since 1970, by the server's clock. */
export const createRewardsFilter = ({ code, period }: RewardsQuery, now: number) => ({
  code: code ?? undefined,
  ...createPeriodQuery(period === null ? null : calculatePresetRange(period, { today: dateAt(now) })),
})

/** Loads one page of rewards. Ignores the filter of the URL if the operator does not offer the extension `partner`. */
export const loadRewards = (api: Api, now: () => number, isOffered: Effect.Effect<boolean>) => {
  return ({ query, size }: ListInput<RewardsQuery>): Effect.Effect<RewardList, CallFailed> => {
    const page = (filter: RewardsQuery) =>
      api("GET /partnership/rewards", {
        query: { ...createPageQuery(query.page, size), ...createRewardsFilter(filter, now()) },
        response: RewardList,
      })
    return isRewardsFiltered(query)
      ? Effect.flatMap(isOffered, (offered) => page(offered ? query : unfilteredRewards))
      : page(query)
  }
}

export const readRewardsQuery = (search: string): RewardsQuery => {
  const params = new URLSearchParams(search)
  return parseRewardsQuery({ code: params.get("code"), period: params.get("period"), page: params.get("page") })
}
