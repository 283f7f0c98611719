// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { recreateOrderWalk } from "./recreate-order.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Recreate order", tags: ["flow", "!test"] }

export const Live = flowStory(recreateOrderWalk)
