// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { recoveryRequestWalk } from "./recovery-request.walk"
import { stateStory } from "../story-of"

export default { title: "States/Recovery request", tags: ["state"] }

export const Ready = stateStory(recoveryRequestWalk, "ready")
export const ProcessHumanCheck = stateStory(recoveryRequestWalk, "process.humanCheck")
export const ProcessSending = stateStory(recoveryRequestWalk, "process.sending")
export const Success = stateStory(recoveryRequestWalk, "success")
export const RateLimited = stateStory(recoveryRequestWalk, "rateLimited")
export const Error = stateStory(recoveryRequestWalk, "error")
