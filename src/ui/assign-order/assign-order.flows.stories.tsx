// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { assignOrderWalk } from "./assign-order.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Assign order", tags: ["flow", "!test"] }

export const Live = flowStory(assignOrderWalk)
