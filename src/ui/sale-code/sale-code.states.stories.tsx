// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { saleCodeWalk } from "./sale-code.walk"
import { stateStory } from "../story-of"

export default { title: "States/Sale code", tags: ["state"] }

export const None = stateStory(saleCodeWalk, "none")
export const Applied = stateStory(saleCodeWalk, "applied")
export const Suspended = stateStory(saleCodeWalk, "suspended")
export const Waiting = stateStory(saleCodeWalk, "waiting")
export const Restoring = stateStory(saleCodeWalk, "restoring")
export const Restored = stateStory(saleCodeWalk, "restored")
export const Failed = stateStory(saleCodeWalk, "failed")
