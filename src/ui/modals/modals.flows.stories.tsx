// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { modalsWalk } from "./modals.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Modals", tags: ["flow", "!test"] }

export const Live = flowStory(modalsWalk)
