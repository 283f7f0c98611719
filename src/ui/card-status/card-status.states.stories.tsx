// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { cardStatusWalk } from "./card-status.walk"
import { stateStory } from "../story-of"

export default { title: "States/Card status", tags: ["state"] }

export const CreatedWaiting = stateStory(cardStatusWalk, "created.waiting")
export const CreatedFetching = stateStory(cardStatusWalk, "created.fetching")
export const CreatedPaused = stateStory(cardStatusWalk, "created.paused")
export const CreatedOffline = stateStory(cardStatusWalk, "created.offline")
export const PreparedWaiting = stateStory(cardStatusWalk, "prepared.waiting")
export const PreparedFetching = stateStory(cardStatusWalk, "prepared.fetching")
export const PreparedPaused = stateStory(cardStatusWalk, "prepared.paused")
export const PreparedOffline = stateStory(cardStatusWalk, "prepared.offline")
export const NeedsConfirmationWaiting = stateStory(cardStatusWalk, "needsConfirmation.waiting")
export const NeedsConfirmationFetching = stateStory(cardStatusWalk, "needsConfirmation.fetching")
export const NeedsConfirmationPaused = stateStory(cardStatusWalk, "needsConfirmation.paused")
export const NeedsConfirmationOffline = stateStory(cardStatusWalk, "needsConfirmation.offline")
export const ChargedWaiting = stateStory(cardStatusWalk, "charged.waiting")
export const ChargedFetching = stateStory(cardStatusWalk, "charged.fetching")
export const ChargedPaused = stateStory(cardStatusWalk, "charged.paused")
export const ChargedOffline = stateStory(cardStatusWalk, "charged.offline")
export const SwitchedWaiting = stateStory(cardStatusWalk, "switched.waiting")
export const SwitchedFetching = stateStory(cardStatusWalk, "switched.fetching")
export const SwitchedPaused = stateStory(cardStatusWalk, "switched.paused")
export const SwitchedOffline = stateStory(cardStatusWalk, "switched.offline")
export const Confirmed = stateStory(cardStatusWalk, "confirmed")
export const Reversed = stateStory(cardStatusWalk, "reversed")
export const Error = stateStory(cardStatusWalk, "error")
export const Rejected = stateStory(cardStatusWalk, "rejected")
export const Overpaid = stateStory(cardStatusWalk, "overpaid")
export const Expired = stateStory(cardStatusWalk, "expired")
export const OtherMethod = stateStory(cardStatusWalk, "otherMethod")
