// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { exportHistoryWalk } from "./export-history.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Export history", tags: ["flow", "!test"] }

export const Live = flowStory(exportHistoryWalk)
