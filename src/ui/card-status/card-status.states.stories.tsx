// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { cardStatusWalk } from "./card-status.walk"
import { stateStory } from "../story-of"

export default { title: "States/Card status", tags: ["state"] }

export const CreatedWaiting = stateStory(cardStatusWalk, "created.waiting")
export const CreatedFetching = stateStory(cardStatusWalk, "created.fetching")
export const CreatedPaused = stateStory(cardStatusWalk, "created.paused")
export const PreparedWaiting = stateStory(cardStatusWalk, "prepared.waiting")
export const PreparedFetching = stateStory(cardStatusWalk, "prepared.fetching")
export const PreparedPaused = stateStory(cardStatusWalk, "prepared.paused")
export const NeedsConfirmationWaiting = stateStory(cardStatusWalk, "needsConfirmation.waiting")
export const NeedsConfirmationFetching = stateStory(cardStatusWalk, "needsConfirmation.fetching")
export const NeedsConfirmationPaused = stateStory(cardStatusWalk, "needsConfirmation.paused")
export const Confirmed = stateStory(cardStatusWalk, "confirmed")
export const Reversed = stateStory(cardStatusWalk, "reversed")
export const Error = stateStory(cardStatusWalk, "error")
export const Rejected = stateStory(cardStatusWalk, "rejected")
export const Overpaid = stateStory(cardStatusWalk, "overpaid")
export const Expired = stateStory(cardStatusWalk, "expired")
export const Elsewhere = stateStory(cardStatusWalk, "elsewhere")
