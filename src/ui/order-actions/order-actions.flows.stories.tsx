// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { orderActionsWalk } from "./order-actions.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Order actions", tags: ["flow", "!test"] }

export const Live = flowStory(orderActionsWalk)
