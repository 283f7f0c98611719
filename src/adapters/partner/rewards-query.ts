import { parseRewardsQuery, type RewardsQuery } from "#domain/partner/rewards-query.ts"
import type { QueryChanged } from "#machines/shared/paged-list.ts"
import { watchLocation } from "#adapters/site/location.ts"

export const readRewardsQuery = (search: string): RewardsQuery => {
  const params = new URLSearchParams(search)
  return parseRewardsQuery({ code: params.get("code"), period: params.get("period"), page: params.get("page") })
}

export const watchRewardsQuery = (site: Window) =>
  watchLocation<QueryChanged<RewardsQuery>>(site, (search) => ({
    type: "query.changed",
    query: readRewardsQuery(search),
  }))
