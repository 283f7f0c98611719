// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { warningCountWalk } from "./attention.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Warning count", tags: ["flow", "!test"] }

export const Live = flowStory(warningCountWalk)
