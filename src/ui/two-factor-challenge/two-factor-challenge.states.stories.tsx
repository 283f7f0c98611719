// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { twoFactorChallengeWalk } from "./two-factor-challenge.walk"
import { stateStory } from "../story-of"

export default { title: "States/Two factor challenge", tags: ["state"] }

export const Closed = stateStory(twoFactorChallengeWalk, "closed")
export const Editing = stateStory(twoFactorChallengeWalk, "editing")
export const Submitting = stateStory(twoFactorChallengeWalk, "submitting")
export const Invalid = stateStory(twoFactorChallengeWalk, "invalid")
export const Used = stateStory(twoFactorChallengeWalk, "used")
