import { unfilteredRewards } from "#domain/partner/rewards-query.ts"
import { model } from "#machines/kit/model.ts"
import { exportFileSamples } from "#machines/kit/samples.ts"
import { exportRewards } from "./export-rewards.machine.ts"

export const exportRewardsModel = model({
  machine: exportRewards,
  ...exportFileSamples({ file: "rewards", query: unfilteredRewards }),
})
