// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { orderRowWalk } from "./order-row.walk"
import { stateStory } from "../story-of"

export default { title: "States/Order row", tags: ["state"] }

export const Idle = stateStory(orderRowWalk, "idle")
export const Deciding = stateStory(orderRowWalk, "deciding")
export const Changed = stateStory(orderRowWalk, "changed")
