// Written by `npm run stories`, the flow alive, its world played by hand. Change the model or the walk instead.
import { exportHistoryWalk } from "./export-history.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Export history", tags: ["flow", "!test"] }

export const Live = flowStory(exportHistoryWalk)
