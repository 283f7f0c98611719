// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { partnerJoinWalk } from "./partner-join.walk"
import { stateStory } from "../story-of"

export default { title: "States/Partner join", tags: ["state"] }

export const NonPartner = stateStory(partnerJoinWalk, "nonPartner")
export const Modal = stateStory(partnerJoinWalk, "modal")
export const Sending = stateStory(partnerJoinWalk, "sending")
export const Looking = stateStory(partnerJoinWalk, "looking")
export const NotJoined = stateStory(partnerJoinWalk, "notJoined")
export const OutcomeUnknown = stateStory(partnerJoinWalk, "outcomeUnknown")
export const Error = stateStory(partnerJoinWalk, "error")
export const Joined = stateStory(partnerJoinWalk, "joined")
