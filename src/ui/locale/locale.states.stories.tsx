// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { localeWalk } from "./locale-switch.walk"
import { stateStory } from "../story-of"

export default { title: "States/Locale", tags: ["state"] }

export const Shown = stateStory(localeWalk, "shown")
export const Changing = stateStory(localeWalk, "changing")
export const Following = stateStory(localeWalk, "following")
export const Failed = stateStory(localeWalk, "failed")
