// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { productListWalk } from "./product-list.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Product list", tags: ["flow", "!test"] }

export const Live = flowStory(productListWalk)
