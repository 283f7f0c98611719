// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { tokenRefreshWalk } from "./session-lost.walk"
import { stateStory } from "../story-of"

export default { title: "States/Token refresh", tags: ["state"] }

export const Fresh = stateStory(tokenRefreshWalk, "fresh")
export const Refreshing = stateStory(tokenRefreshWalk, "refreshing")
export const Retrying = stateStory(tokenRefreshWalk, "retrying")
export const Lost = stateStory(tokenRefreshWalk, "lost")
