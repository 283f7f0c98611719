// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { confirmEmailWalk } from "./confirm-email.walk"
import { stateStory } from "../story-of"

export default { title: "States/Confirm email", tags: ["state"] }

export const ProcessReading = stateStory(confirmEmailWalk, "process.reading")
export const ProcessConfirming = stateStory(confirmEmailWalk, "process.confirming")
export const AskingReady = stateStory(confirmEmailWalk, "asking.ready")
export const AskingDisowning = stateStory(confirmEmailWalk, "asking.disowning")
export const AskingFailed = stateStory(confirmEmailWalk, "asking.failed")
export const Ready = stateStory(confirmEmailWalk, "ready")
export const Disowned = stateStory(confirmEmailWalk, "disowned")
export const Conflict = stateStory(confirmEmailWalk, "conflict")
export const OldtokenHumanCheck = stateStory(confirmEmailWalk, "oldtoken.humanCheck")
export const OldtokenResending = stateStory(confirmEmailWalk, "oldtoken.resending")
export const OldtokenSent = stateStory(confirmEmailWalk, "oldtoken.sent")
export const OldtokenRateLimited = stateStory(confirmEmailWalk, "oldtoken.rateLimited")
export const OldtokenFailed = stateStory(confirmEmailWalk, "oldtoken.failed")
export const ErrorWithoutToken = stateStory(confirmEmailWalk, "error.withoutToken")
export const ErrorCallFailed = stateStory(confirmEmailWalk, "error.callFailed")
