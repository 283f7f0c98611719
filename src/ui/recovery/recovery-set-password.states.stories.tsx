// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { recoverySetPasswordWalk } from "./recovery-set-password.walk"
import { stateStory } from "../story-of"

export default { title: "States/Recovery set password", tags: ["state"] }

export const Ready = stateStory(recoverySetPasswordWalk, "ready")
export const Process = stateStory(recoverySetPasswordWalk, "process")
export const Success = stateStory(recoverySetPasswordWalk, "success")
export const RateLimited = stateStory(recoverySetPasswordWalk, "rateLimited")
export const Error = stateStory(recoverySetPasswordWalk, "error")
