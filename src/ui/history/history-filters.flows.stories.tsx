// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { historyFiltersWalk } from "./history-filters.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/History filters", tags: ["flow", "!test"] }

export const Live = flowStory(historyFiltersWalk)
