import { model } from "#machines/kit/model.ts"
import { stakingTerms } from "./staking-terms.machine.ts"

export const stakingTermsModel = model({
  machine: stakingTerms,
  input: undefined,
  events: { "terms.toggle": [{ type: "terms.toggle" }], "order.continue": [{ type: "order.continue" }] },
  portResults: {},
  feeds: {},
})
