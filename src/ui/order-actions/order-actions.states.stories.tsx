// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { orderActionsWalk } from "./order-actions.walk"
import { stateStory } from "../story-of"

export default { title: "States/Order actions", tags: ["state"] }

export const Over = stateStory(orderActionsWalk, "over")
export const Under = stateStory(orderActionsWalk, "under")
export const Expired = stateStory(orderActionsWalk, "expired")
export const Accepting = stateStory(orderActionsWalk, "accepting")
export const Completing = stateStory(orderActionsWalk, "completing")
export const Error = stateStory(orderActionsWalk, "error")
export const Reloading = stateStory(orderActionsWalk, "reloading")
export const Done = stateStory(orderActionsWalk, "done")
export const Closed = stateStory(orderActionsWalk, "closed")
