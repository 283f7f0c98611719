// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { signInWalk } from "./sign-in.walk"
import { stateStory } from "../story-of"

export default { title: "States/Sign in", tags: ["state"] }

export const Ready = stateStory(signInWalk, "ready")
export const ProcessHumanCheck = stateStory(signInWalk, "process.humanCheck")
export const ProcessSending = stateStory(signInWalk, "process.sending")
export const Unverified = stateStory(signInWalk, "unverified")
export const Error = stateStory(signInWalk, "error")
export const RateLimited = stateStory(signInWalk, "rateLimited")
export const Success = stateStory(signInWalk, "success")
