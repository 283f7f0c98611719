// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { twoFactorChallengeWalk } from "./two-factor-challenge.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Two factor challenge", tags: ["flow", "!test"] }

export const Live = flowStory(twoFactorChallengeWalk)
