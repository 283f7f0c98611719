import { Result } from "effect"
import { everyReward, rewardList } from "#domain/fixtures/partner.ts"
import type { RewardList } from "#domain/partner/partner.ts"
import { unfilteredRewards, type RewardsQuery } from "#domain/partner/rewards-query.ts"
import { callFailed } from "#domain/shared/failure.ts"
import { model } from "#machines/kit/model.ts"
import type { ListExport } from "#machines/shared/export-list.ts"
import { exportRewards } from "./export-rewards.machine.ts"

const more = everyReward.map((reward) => ({ ...reward, id: `${reward.id}-more` }))

export const exportRewardsModel = model({
  machine: exportRewards,
  input: undefined,
  events: {
    "export.start": [{ type: "export.start", query: unfilteredRewards }],
    "export.cancel": [{ type: "export.cancel" }],
  },
  portResults: {
    loadBatch: {
      ok: [rewardList(6), rewardList(6, more), rewardList(3)],
      CallFailed: [callFailed("server", { requestId: "req-56" })],
    },
    saveTable: { ok: [null] },
  },
  feeds: {},
  distinguishBy: ({ entries }: ListExport<RewardsQuery, RewardList>) => entries.length,
  when: ({ entries }, event) => {
    const output = event["output"] as Result.Result<RewardList, unknown> | undefined
    if (output === undefined || Result.isFailure(output) || !event.type.endsWith("loadBatch")) return null
    const { total, values } = output.success
    const distinctIds = new Set([...entries, ...values].map(({ id }) => id)).size
    return distinctIds > entries.length && distinctIds < total ? "there is more" : "that was all"
  },
})
