// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { confirmCardWalk } from "./confirm-card.walk"
import { stateStory } from "../story-of"

export default { title: "States/Confirm card", tags: ["state"] }

export const Ready = stateStory(confirmCardWalk, "ready")
export const Process = stateStory(confirmCardWalk, "process")
export const WrongCode = stateStory(confirmCardWalk, "wrongCode")
export const Reload = stateStory(confirmCardWalk, "reload")
export const NotConfirmed = stateStory(confirmCardWalk, "notConfirmed")
export const OutcomeUnknown = stateStory(confirmCardWalk, "outcomeUnknown")
export const TimedOut = stateStory(confirmCardWalk, "timedOut")
export const Rethrown = stateStory(confirmCardWalk, "rethrown")
export const Settled = stateStory(confirmCardWalk, "settled")
