// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { localeWalk } from "./locale-switch.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Locale", tags: ["flow", "!test"] }

export const Live = flowStory(localeWalk)
