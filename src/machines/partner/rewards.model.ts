import { callFailed } from "#domain/shared/failure.ts"
import { rewardList } from "#domain/fixtures/partner.ts"
import type { RewardList } from "#domain/partner/partner.ts"
import { isRewardsFiltered, unfilteredRewards, type RewardsQuery } from "#domain/partner/rewards-query.ts"
import { model } from "#machines/kit/model.ts"
import { loadedBy } from "#machines/kit/when.ts"
import { rewards } from "./rewards.machine.ts"

const changed = (query: Partial<RewardsQuery>) =>
  ({ type: "query.changed", query: { ...unfilteredRewards, ...query } }) as const

export const rewardsModel = model({
  machine: rewards,
  input: { query: unfilteredRewards },
  events: {
    "query.changed": [changed({ page: 2 }), changed({}), changed({ period: "lastMonth" })],
    "code.choose": [{ type: "code.choose", code: "K7QW2MPX" }],
    "load.retry": [{ type: "load.retry" }],
    "data.refreshed": [
      { type: "data.refreshed", data: rewardList(3) },
      { type: "data.refreshed", data: rewardList(0, []) },
    ],
  },
  portResults: {
    loadRewards: {
      ok: [rewardList(3), rewardList(12), rewardList(0, [])],
      CallFailed: [callFailed("server", { requestId: "req-56" })],
    },
    openRewards: { ok: [null] },
  },
  feeds: { watchRewardsQuery: ["query.changed"], watchRefresh: ["data.refreshed"] },
  distinguishBy: ({ query }: { query: RewardsQuery }) => ({ query }),
  when: ({ query }, event) => {
    const list = loadedBy<RewardList>(event)
    if (list === null) return null
    const { total } = list
    // Five to a page: of twelve there is a second page, of three or none there is not.
    if (query.page === 2 && total <= 3) return "the page is after the last one"
    if (total > 0) return "there are rewards on this page"
    return isRewardsFiltered(query) ? "none that match" : "none at all"
  },
})
