import { buildRewardList } from "#domain/fixtures/partner.ts"
import { isRewardsFiltered, unfilteredRewards } from "#domain/partner/rewards-query.ts"
import { defineModel } from "#machines/kit/model.ts"
import { pagedListSamples } from "#machines/kit/samples.ts"
import { rewards } from "./rewards.machine.ts"

const { loadList, events, ...samples } = pagedListSamples({
  list: buildRewardList,
  totals: [3, 12],
  filters: [{ ...unfilteredRewards, page: 2 }, unfilteredRewards, { ...unfilteredRewards, period: "lastMonth" }],
  isFiltered: isRewardsFiltered,
  entries: "rewards",
})

export const rewardsModel = defineModel({
  ...samples,
  machine: rewards,
  input: { query: unfilteredRewards, size: 5 },
  events: { ...events, "partnerCode.choose": [{ type: "partnerCode.choose", code: "K7QW2MPX" }] },
  portResults: { loadList, openRewards: { ok: [null] } },
  portInputs: {
    loadList: [
      { query: { code: null, period: null, page: 1 }, size: 5 },
      { query: { code: null, period: null, page: 2 }, size: 5 },
      { query: { code: null, period: "lastMonth", page: 1 }, size: 5 },
      { query: { code: "K7QW2MPX", period: null, page: 1 }, size: 5 },
      { query: { code: "K7QW2MPX", period: "lastMonth", page: 1 }, size: 5 },
    ],
    openRewards: [
      { query: { code: "K7QW2MPX", period: null, page: 1 } },
      { query: { code: "K7QW2MPX", period: "lastMonth", page: 1 } },
    ],
  },
})
