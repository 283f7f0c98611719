// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { completeOverPaidWalk } from "./complete-over-paid.walk"
import { stateStory } from "../story-of"

export default { title: "States/Complete over paid", tags: ["state"] }

export const Ready = stateStory(completeOverPaidWalk, "ready")
export const Completing = stateStory(completeOverPaidWalk, "completing")
export const Error = stateStory(completeOverPaidWalk, "error")
export const Looking = stateStory(completeOverPaidWalk, "looking")
export const Done = stateStory(completeOverPaidWalk, "done")
