// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { recentPurchasesWalk } from "./recent-purchases.walk"
import { stateStory } from "../story-of"

export default { title: "States/Recent purchases", tags: ["state"] }

export const Loading = stateStory(recentPurchasesWalk, "loading")
export const Empty = stateStory(recentPurchasesWalk, "empty")
export const Drawing = stateStory(recentPurchasesWalk, "drawing")
export const Waiting = stateStory(recentPurchasesWalk, "waiting")
export const Shown = stateStory(recentPurchasesWalk, "shown")
export const Dismissed = stateStory(recentPurchasesWalk, "dismissed")
