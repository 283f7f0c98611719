// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { ordersWalk } from "./orders.walk"
import { stateStory } from "../story-of"

export default { title: "States/Orders", tags: ["state"] }

export const Loading = stateStory(ordersWalk, "loading")
export const Ready = stateStory(ordersWalk, "ready")
export const Restoring = stateStory(ordersWalk, "restoring")
export const Refreshing = stateStory(ordersWalk, "refreshing")
export const Empty = stateStory(ordersWalk, "empty")
export const FilteredEmpty = stateStory(ordersWalk, "filteredEmpty")
export const Beyond = stateStory(ordersWalk, "beyond")
export const Error = stateStory(ordersWalk, "error")
