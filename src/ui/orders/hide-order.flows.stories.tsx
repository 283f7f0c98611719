// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { hideOrderWalk } from "./hide-order.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Hide order", tags: ["flow", "!test"] }

export const Live = flowStory(hideOrderWalk)
