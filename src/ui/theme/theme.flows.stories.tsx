// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { themeWalk } from "./theme-switch.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Theme", tags: ["flow", "!test"] }

export const Live = flowStory(themeWalk)
