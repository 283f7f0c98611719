// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { createCodeWalk } from "./create-code.walk"
import { stateStory } from "../story-of"

export default { title: "States/Create code", tags: ["state"] }

export const Closed = stateStory(createCodeWalk, "closed")
export const Confirm = stateStory(createCodeWalk, "confirm")
export const Sending = stateStory(createCodeWalk, "sending")
export const Looking = stateStory(createCodeWalk, "looking")
export const NotCreated = stateStory(createCodeWalk, "notCreated")
export const OutcomeUnknown = stateStory(createCodeWalk, "outcomeUnknown")
export const Error = stateStory(createCodeWalk, "error")
export const Created = stateStory(createCodeWalk, "created")
