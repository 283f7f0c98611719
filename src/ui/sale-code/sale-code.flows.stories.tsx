// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { saleCodeWalk } from "./sale-code.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Sale code", tags: ["flow", "!test"] }

export const Live = flowStory(saleCodeWalk)
