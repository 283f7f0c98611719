// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { withdrawalWalk } from "./withdrawal.walk"
import { stateStory } from "../story-of"

export default { title: "States/Withdrawal", tags: ["state"] }

export const Loading = stateStory(withdrawalWalk, "loading")
export const NotLoaded = stateStory(withdrawalWalk, "notLoaded")
export const Form = stateStory(withdrawalWalk, "form")
export const Insufficient = stateStory(withdrawalWalk, "insufficient")
export const Warned = stateStory(withdrawalWalk, "warned")
export const Processing = stateStory(withdrawalWalk, "processing")
export const Checking = stateStory(withdrawalWalk, "checking")
export const NotFound = stateStory(withdrawalWalk, "notFound")
export const Unchecked = stateStory(withdrawalWalk, "unchecked")
export const Resending = stateStory(withdrawalWalk, "resending")
export const ResendRefused = stateStory(withdrawalWalk, "resendRefused")
export const ResendRateLimited = stateStory(withdrawalWalk, "resendRateLimited")
export const Earlier = stateStory(withdrawalWalk, "earlier")
export const NotSent = stateStory(withdrawalWalk, "notSent")
export const RateLimited = stateStory(withdrawalWalk, "rateLimited")
export const Error = stateStory(withdrawalWalk, "error")
export const Forbidden = stateStory(withdrawalWalk, "forbidden")
export const Success = stateStory(withdrawalWalk, "success")
