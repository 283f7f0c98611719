// Written by `npm run stories`, the flow alive, its world played by hand. Change the model or the walk instead.
import { contractsWalk } from "./contracts.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Contracts", tags: ["flow", "!test"] }

export const Live = flowStory(contractsWalk)
