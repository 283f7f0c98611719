// Written by `npm run stories`, the flow alive, its world played by hand. Change the model or the walk instead.
import { hideOrderWalk } from "./hide-order.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Hide order", tags: ["flow", "!test"] }

export const Live = flowStory(hideOrderWalk)
