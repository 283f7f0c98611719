// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { recreateOrderWalk } from "./recreate-order.walk"
import { stateStory } from "../story-of"

export default { title: "States/Recreate order", tags: ["state"] }

export const Idle = stateStory(recreateOrderWalk, "idle")
export const Minting = stateStory(recreateOrderWalk, "minting")
export const Creating = stateStory(recreateOrderWalk, "creating")
export const Renewing = stateStory(recreateOrderWalk, "renewing")
export const Recreating = stateStory(recreateOrderWalk, "recreating")
export const Error = stateStory(recreateOrderWalk, "error")
export const ToBuy = stateStory(recreateOrderWalk, "toBuy")
