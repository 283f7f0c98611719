// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { createOrderWalk } from "./create-order.walk"
import { stateStory } from "../story-of"

export default { title: "States/Create order", tags: ["state"] }

export const Opening = stateStory(createOrderWalk, "opening")
export const Idle = stateStory(createOrderWalk, "idle")
export const Creating = stateStory(createOrderWalk, "creating")
export const Renewing = stateStory(createOrderWalk, "renewing")
export const Recreating = stateStory(createOrderWalk, "recreating")
export const Error = stateStory(createOrderWalk, "error")
export const Created = stateStory(createOrderWalk, "created")
