// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { signUpWalk } from "./sign-up.walk"
import { stateStory } from "../story-of"

export default { title: "States/Sign up", tags: ["state"] }

export const Ready = stateStory(signUpWalk, "ready")
export const CodeRefused = stateStory(signUpWalk, "codeRefused")
export const ProcessCode = stateStory(signUpWalk, "process.code")
export const ProcessHumanCheck = stateStory(signUpWalk, "process.humanCheck")
export const ProcessSending = stateStory(signUpWalk, "process.sending")
export const AlreadyRegistered = stateStory(signUpWalk, "alreadyRegistered")
export const Error = stateStory(signUpWalk, "error")
export const RateLimited = stateStory(signUpWalk, "rateLimited")
export const Success = stateStory(signUpWalk, "success")
