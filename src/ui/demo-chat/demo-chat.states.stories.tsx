// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { demoChatWalk } from "./demo-chat.walk"
import { stateStory } from "../story-of"

export default { title: "States/Demo chat", tags: ["state"] }

export const PollingLooking = stateStory(demoChatWalk, "polling.looking")
export const PollingWaiting = stateStory(demoChatWalk, "polling.waiting")
export const Ready = stateStory(demoChatWalk, "ready")
export const Opening = stateStory(demoChatWalk, "opening")
export const GaveUp = stateStory(demoChatWalk, "gaveUp")
