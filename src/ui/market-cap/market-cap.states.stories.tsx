// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { marketCapWalk } from "./market-cap.walk"
import { stateStory } from "../story-of"

export default { title: "States/Market cap", tags: ["state"] }

export const Loading = stateStory(marketCapWalk, "loading")
export const Ready = stateStory(marketCapWalk, "ready")
