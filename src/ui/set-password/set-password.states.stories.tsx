// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { setPasswordWalk } from "./set-password.walk"
import { stateStory } from "../story-of"

export default { title: "States/Set password", tags: ["state"] }

export const Idle = stateStory(setPasswordWalk, "idle")
export const WaitingProbing = stateStory(setPasswordWalk, "waiting.probing")
export const WaitingDelaying = stateStory(setPasswordWalk, "waiting.delaying")
export const SoftReady = stateStory(setPasswordWalk, "soft.ready")
export const SoftSaving = stateStory(setPasswordWalk, "soft.saving")
export const SoftLooking = stateStory(setPasswordWalk, "soft.looking")
export const SoftRateLimited = stateStory(setPasswordWalk, "soft.rateLimited")
export const SoftError = stateStory(setPasswordWalk, "soft.error")
export const ForcedReady = stateStory(setPasswordWalk, "forced.ready")
export const ForcedSaving = stateStory(setPasswordWalk, "forced.saving")
export const ForcedLooking = stateStory(setPasswordWalk, "forced.looking")
export const ForcedRateLimited = stateStory(setPasswordWalk, "forced.rateLimited")
export const ForcedError = stateStory(setPasswordWalk, "forced.error")
export const Done = stateStory(setPasswordWalk, "done")
export const DismissedRemembering = stateStory(setPasswordWalk, "dismissed.remembering")
export const DismissedRemembered = stateStory(setPasswordWalk, "dismissed.remembered")
