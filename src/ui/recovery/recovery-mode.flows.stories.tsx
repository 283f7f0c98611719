// Written by `npm run stories`, the flow alive, its world played by hand. Change the model or the walk instead.
import { recoveryModeWalk } from "./recovery.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Recovery mode", tags: ["flow", "!test"] }

export const Live = flowStory(recoveryModeWalk)
