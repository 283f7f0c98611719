// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { apiCallWalk } from "./api-call.walk"
import { stateStory } from "../story-of"

export default { title: "States/Api call", tags: ["state"] }

export const Idle = stateStory(apiCallWalk, "idle")
export const Sending = stateStory(apiCallWalk, "sending")
export const Refreshing = stateStory(apiCallWalk, "refreshing")
export const Tfa = stateStory(apiCallWalk, "tfa")
export const Notifying = stateStory(apiCallWalk, "notifying")
export const Ok = stateStory(apiCallWalk, "ok")
export const Failed = stateStory(apiCallWalk, "failed")
