// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { investmentWalk } from "./investment.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Investment", tags: ["flow", "!test"] }

export const Live = flowStory(investmentWalk)
