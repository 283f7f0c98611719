// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { orderCodeWalk } from "./order-code.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Order code", tags: ["flow", "!test"] }

export const Live = flowStory(orderCodeWalk)
