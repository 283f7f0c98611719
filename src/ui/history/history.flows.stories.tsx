// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { historyWalk } from "./history.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/History", tags: ["flow", "!test"] }

export const Live = flowStory(historyWalk)
