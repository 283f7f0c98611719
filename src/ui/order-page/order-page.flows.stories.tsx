// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { orderPageWalk } from "./order-page.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Order page", tags: ["flow", "!test"] }

export const Live = flowStory(orderPageWalk)
