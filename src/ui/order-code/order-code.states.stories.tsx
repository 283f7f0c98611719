// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { orderCodeWalk } from "./order-code.walk"
import { stateStory } from "../story-of"

export default { title: "States/Order code", tags: ["state"] }

export const Idle = stateStory(orderCodeWalk, "idle")
export const Pending = stateStory(orderCodeWalk, "pending")
export const Keeping = stateStory(orderCodeWalk, "keeping")
export const Saving = stateStory(orderCodeWalk, "saving")
export const Saved = stateStory(orderCodeWalk, "saved")
export const Failed = stateStory(orderCodeWalk, "failed")
