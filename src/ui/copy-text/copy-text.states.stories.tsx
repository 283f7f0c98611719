// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { copyTextWalk } from "./copy-text.walk"
import { stateStory } from "../story-of"

export default { title: "States/Copy text", tags: ["state"] }

export const Idle = stateStory(copyTextWalk, "idle")
export const Copying = stateStory(copyTextWalk, "copying")
export const Success = stateStory(copyTextWalk, "success")
export const Error = stateStory(copyTextWalk, "error")
