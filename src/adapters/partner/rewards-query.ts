import type { RewardsQuery } from "../../domain/partner/rewards-query"
import { parseRewardsQuery } from "../../domain/partner/rewards-query"
import type { RewardsQueryChanged } from "../../machines/partner/rewards.machine"
import { watchLocation } from "../site/location"

export const readRewardsQuery = (search: string): RewardsQuery => {
  const params = new URLSearchParams(search)
  return parseRewardsQuery({ code: params.get("code"), period: params.get("period"), page: params.get("page") })
}

export const watchRewardsQuery = (site: Window) =>
  watchLocation<RewardsQueryChanged>(site, (search) => ({ type: "query.changed", query: readRewardsQuery(search) }))
