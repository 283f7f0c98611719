// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { changePasswordWalk } from "./password.walk"
import { stateStory } from "../story-of"

export default { title: "States/Change password", tags: ["state"] }

export const Ready = stateStory(changePasswordWalk, "ready")
export const Process = stateStory(changePasswordWalk, "process")
export const Looking = stateStory(changePasswordWalk, "looking")
export const NotSaved = stateStory(changePasswordWalk, "notSaved")
export const OutcomeUnknown = stateStory(changePasswordWalk, "outcomeUnknown")
export const Success = stateStory(changePasswordWalk, "success")
export const WrongPassword = stateStory(changePasswordWalk, "wrongPassword")
export const RateLimited = stateStory(changePasswordWalk, "rateLimited")
export const Error = stateStory(changePasswordWalk, "error")
