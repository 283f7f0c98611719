// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { orderRowWalk } from "./order-row.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Order row", tags: ["flow", "!test"] }

export const Live = flowStory(orderRowWalk)
