import { Result } from "effect"
import { callFailed } from "../../../domain/shared/failure"
import { rewardList } from "../../../domain/fixtures/partner"
import type { RewardList } from "../../../domain/partner/partner"
import { model } from "../../kit/model"
import { rewards } from "./rewards.machine"

export const rewardsModel = model({
  machine: rewards,
  input: { page: 1 },
  events: {
    "page.changed": [
      { type: "page.changed", page: 2 },
      { type: "page.changed", page: 1 },
    ],
    "load.retry": [{ type: "load.retry" }],
  },
  portResults: {
    loadRewards: {
      ok: [rewardList(3), rewardList(12), rewardList(0, [])],
      CallFailed: [callFailed("server", { requestId: "req-56" })],
    },
  },
  feeds: { watchPage: ["page.changed"] },
  distinguishBy: ({ page }: { page: number }) => ({ page }),
  when: ({ page }, event) => {
    const output = event["output"] as Result.Result<RewardList, unknown> | undefined
    if (output === undefined || Result.isFailure(output)) return null
    const { total } = output.success
    // Five to a page: of twelve there is a second page, of three or none there is not.
    if (page === 2 && total <= 3) return "the page is after the last one"
    return total > 0 ? "there are rewards on this page" : "none at all"
  },
})
