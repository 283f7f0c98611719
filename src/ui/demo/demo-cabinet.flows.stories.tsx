// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { demoCabinetWalk } from "./demo-cabinet.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Demo cabinet", tags: ["flow", "!test"] }

export const Live = flowStory(demoCabinetWalk)
