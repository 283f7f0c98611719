// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { themeWalk } from "./theme-switch.walk"
import { stateStory } from "../story-of"

export default { title: "States/Theme", tags: ["state"] }

export const Shown = stateStory(themeWalk, "shown")
export const Keeping = stateStory(themeWalk, "keeping")
