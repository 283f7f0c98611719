import { model } from "../kit/model"
import { stakingTerms } from "./staking-terms.machine"

export const stakingTermsModel = model({
  machine: stakingTerms,
  input: undefined,
  events: { "terms.toggle": [{ type: "terms.toggle" }], "order.continue": [{ type: "order.continue" }] },
  portResults: {},
  feeds: {},
})
