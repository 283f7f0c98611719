// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { cryptoStatusWalk } from "./crypto-status.walk"
import { stateStory } from "../story-of"

export default { title: "States/Crypto status", tags: ["state"] }

export const WaitingWaiting = stateStory(cryptoStatusWalk, "waiting.waiting")
export const WaitingFetching = stateStory(cryptoStatusWalk, "waiting.fetching")
export const WaitingPaused = stateStory(cryptoStatusWalk, "waiting.paused")
export const WaitingOffline = stateStory(cryptoStatusWalk, "waiting.offline")
export const UnderpaidWaiting = stateStory(cryptoStatusWalk, "underpaid.waiting")
export const UnderpaidFetching = stateStory(cryptoStatusWalk, "underpaid.fetching")
export const UnderpaidPaused = stateStory(cryptoStatusWalk, "underpaid.paused")
export const UnderpaidOffline = stateStory(cryptoStatusWalk, "underpaid.offline")
export const RateExpiredWaiting = stateStory(cryptoStatusWalk, "rateExpired.waiting")
export const RateExpiredFetching = stateStory(cryptoStatusWalk, "rateExpired.fetching")
export const RateExpiredPaused = stateStory(cryptoStatusWalk, "rateExpired.paused")
export const RateExpiredOffline = stateStory(cryptoStatusWalk, "rateExpired.offline")
export const SwitchedWaiting = stateStory(cryptoStatusWalk, "switched.waiting")
export const SwitchedFetching = stateStory(cryptoStatusWalk, "switched.fetching")
export const SwitchedPaused = stateStory(cryptoStatusWalk, "switched.paused")
export const SwitchedOffline = stateStory(cryptoStatusWalk, "switched.offline")
export const Completed = stateStory(cryptoStatusWalk, "completed")
export const Overpaid = stateStory(cryptoStatusWalk, "overpaid")
export const Expired = stateStory(cryptoStatusWalk, "expired")
export const OtherMethod = stateStory(cryptoStatusWalk, "otherMethod")
