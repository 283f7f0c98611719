// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { hideOrderWalk } from "./hide-order.walk"
import { stateStory } from "../story-of"

export default { title: "States/Hide order", tags: ["state"] }

export const Idle = stateStory(hideOrderWalk, "idle")
export const Confirming = stateStory(hideOrderWalk, "confirming")
export const Undoable = stateStory(hideOrderWalk, "undoable")
export const Sending = stateStory(hideOrderWalk, "sending")
export const Error = stateStory(hideOrderWalk, "error")
export const Gone = stateStory(hideOrderWalk, "gone")
