// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { countdownWalk } from "./countdown.walk"
import { stateStory } from "../story-of"

export default { title: "States/Countdown", tags: ["state"] }

export const Reading = stateStory(countdownWalk, "reading")
export const Running = stateStory(countdownWalk, "running")
export const Over = stateStory(countdownWalk, "over")
