// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { recoveryModeWalk } from "./recovery.walk"
import { stateStory } from "../story-of"

export default { title: "States/Recovery mode", tags: ["state"] }

export const Reading = stateStory(recoveryModeWalk, "reading")
export const Request = stateStory(recoveryModeWalk, "request")
export const Set = stateStory(recoveryModeWalk, "set")
