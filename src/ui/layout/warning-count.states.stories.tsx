// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { warningCountWalk } from "./attention.walk"
import { stateStory } from "../story-of"

export default { title: "States/Warning count", tags: ["state"] }

export const Unknown = stateStory(warningCountWalk, "unknown")
export const Loading = stateStory(warningCountWalk, "loading")
export const Zero = stateStory(warningCountWalk, "zero")
export const Some = stateStory(warningCountWalk, "some")
