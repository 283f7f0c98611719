// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { stakingTermsWalk } from "./staking-terms.walk"
import { stateStory } from "../story-of"

export default { title: "States/Staking terms", tags: ["state"] }

export const Unchecked = stateStory(stakingTermsWalk, "unchecked")
export const Refused = stateStory(stakingTermsWalk, "refused")
export const Checked = stateStory(stakingTermsWalk, "checked")
