// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { recoveryModeWalk } from "./recovery.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Recovery mode", tags: ["flow", "!test"] }

export const Live = flowStory(recoveryModeWalk)
