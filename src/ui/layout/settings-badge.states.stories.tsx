// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { settingsBadgeWalk } from "./attention.walk"
import { stateStory } from "../story-of"

export default { title: "States/Settings badge", tags: ["state"] }

export const None = stateStory(settingsBadgeWalk, "none")
export const One = stateStory(settingsBadgeWalk, "one")
