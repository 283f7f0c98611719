import { unfilteredRewards } from "#domain/partner/rewards-query.ts"
import { defineModel } from "#machines/kit/model.ts"
import { exportFileSamples } from "#machines/kit/samples.ts"
import { exportRewards } from "./export-rewards.machine.ts"

export const exportRewardsModel = defineModel({
  machine: exportRewards,
  ...exportFileSamples({ file: "rewards", query: unfilteredRewards }),
})
