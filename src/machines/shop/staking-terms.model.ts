import { model } from "#machines/kit/model.ts"
import { stakingTerms } from "./staking-terms.machine.ts"

export const stakingTermsModel = model({
  machine: stakingTerms,
  portResults: {},
})
