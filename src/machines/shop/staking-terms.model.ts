import { defineModel } from "#machines/kit/model.ts"
import { stakingTerms } from "./staking-terms.machine.ts"

export const stakingTermsModel = defineModel({
  machine: stakingTerms,
  portResults: {},
})
