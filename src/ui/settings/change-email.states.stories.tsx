// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { changeEmailWalk } from "./email.walk"
import { stateStory } from "../story-of"

export default { title: "States/Change email", tags: ["state"] }

export const Ready = stateStory(changeEmailWalk, "ready")
export const Process = stateStory(changeEmailWalk, "process")
export const Looking = stateStory(changeEmailWalk, "looking")
export const NotSaved = stateStory(changeEmailWalk, "notSaved")
export const OutcomeUnknown = stateStory(changeEmailWalk, "outcomeUnknown")
export const Success = stateStory(changeEmailWalk, "success")
export const WrongPassword = stateStory(changeEmailWalk, "wrongPassword")
export const RateLimited = stateStory(changeEmailWalk, "rateLimited")
export const Error = stateStory(changeEmailWalk, "error")
