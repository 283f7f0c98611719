// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { bonusWindowWalk } from "./bonus-window.walk"
import { stateStory } from "../story-of"

export default { title: "States/Bonus window", tags: ["state"] }

export const Absent = stateStory(bonusWindowWalk, "absent")
export const Open = stateStory(bonusWindowWalk, "open")
export const Over = stateStory(bonusWindowWalk, "over")
