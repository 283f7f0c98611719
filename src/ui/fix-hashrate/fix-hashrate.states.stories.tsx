// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { fixHashrateWalk } from "./fix-hashrate.walk"
import { stateStory } from "../story-of"

export default { title: "States/Fix hashrate", tags: ["state"] }

export const None = stateStory(fixHashrateWalk, "none")
export const SavingRaise = stateStory(fixHashrateWalk, "saving.raise")
export const SavingLower = stateStory(fixHashrateWalk, "saving.lower")
export const Error = stateStory(fixHashrateWalk, "error")
export const Saved = stateStory(fixHashrateWalk, "saved")
