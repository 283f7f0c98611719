// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { contractsWalk } from "./contracts.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Contracts", tags: ["flow", "!test"] }

export const Live = flowStory(contractsWalk)
