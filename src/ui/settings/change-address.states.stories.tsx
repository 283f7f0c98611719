// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { changeAddressWalk } from "./address.walk"
import { stateStory } from "../story-of"

export default { title: "States/Change address", tags: ["state"] }

export const Unchanged = stateStory(changeAddressWalk, "unchanged")
export const Invalid = stateStory(changeAddressWalk, "invalid")
export const Changed = stateStory(changeAddressWalk, "changed")
export const ChecksumFailed = stateStory(changeAddressWalk, "checksumFailed")
export const Warned = stateStory(changeAddressWalk, "warned")
export const Process = stateStory(changeAddressWalk, "process")
export const Looking = stateStory(changeAddressWalk, "looking")
export const NotSaved = stateStory(changeAddressWalk, "notSaved")
export const OutcomeUnknown = stateStory(changeAddressWalk, "outcomeUnknown")
export const Success = stateStory(changeAddressWalk, "success")
export const WrongPassword = stateStory(changeAddressWalk, "wrongPassword")
export const RateLimited = stateStory(changeAddressWalk, "rateLimited")
export const Error = stateStory(changeAddressWalk, "error")
