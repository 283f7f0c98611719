// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { settingsTabsWalk } from "./settings.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Settings tabs", tags: ["flow", "!test"] }

export const Live = flowStory(settingsTabsWalk)
