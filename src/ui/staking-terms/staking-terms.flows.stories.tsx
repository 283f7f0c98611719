// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { stakingTermsWalk } from "./staking-terms.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Staking terms", tags: ["flow", "!test"] }

export const Live = flowStory(stakingTermsWalk)
