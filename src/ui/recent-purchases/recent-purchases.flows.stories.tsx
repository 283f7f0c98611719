// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { recentPurchasesWalk } from "./recent-purchases.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Recent purchases", tags: ["flow", "!test"] }

export const Live = flowStory(recentPurchasesWalk)
