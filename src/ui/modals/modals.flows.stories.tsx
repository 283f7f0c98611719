// Written by `npm run stories`, the flow alive, its world played by hand. Change the model or the walk instead.
import { modalsWalk } from "./modals.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Modals", tags: ["flow", "!test"] }

export const Live = flowStory(modalsWalk)
