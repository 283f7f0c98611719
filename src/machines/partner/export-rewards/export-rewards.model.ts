import { Result } from "effect"
import { everyReward, rewardList } from "../../../domain/fixtures/partner"
import type { RewardList } from "../../../domain/partner/partner"
import { unfilteredRewards } from "../../../domain/partner/rewards-query"
import { callFailed } from "../../../domain/shared/failure"
import { model } from "../../kit/model"
import type { ExportRewardsContext } from "./export-rewards.machine"
import { exportRewards } from "./export-rewards.machine"

const more = everyReward.map((reward) => ({ ...reward, id: `${reward.id}-more` }))

export const exportRewardsModel = model({
  machine: exportRewards,
  input: undefined,
  events: {
    "export.start": [{ type: "export.start", query: unfilteredRewards }],
    "export.cancel": [{ type: "export.cancel" }],
  },
  portResults: {
    loadRewardBatch: {
      ok: [rewardList(6), rewardList(6, more), rewardList(3)],
      CallFailed: [callFailed("server", { requestId: "req-56" })],
    },
    saveTable: { ok: [null] },
  },
  feeds: {},
  distinguishBy: ({ rewards }: ExportRewardsContext) => rewards.length,
  when: ({ rewards }, event) => {
    const output = event["output"] as Result.Result<RewardList, unknown> | undefined
    if (output === undefined || Result.isFailure(output) || !event.type.endsWith("loadRewardBatch")) return null
    const { total, values } = output.success
    const distinctIds = new Set([...rewards, ...values].map(({ id }) => id)).size
    return distinctIds > rewards.length && distinctIds < total ? "there is more" : "that was all"
  },
})
