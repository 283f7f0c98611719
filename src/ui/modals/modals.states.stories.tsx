// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { modalsWalk } from "./modals.walk"
import { stateStory } from "../story-of"

export default { title: "States/Modals", tags: ["state"] }

export const None = stateStory(modalsWalk, "none")
export const One = stateStory(modalsWalk, "one")
export const Topped = stateStory(modalsWalk, "topped")
