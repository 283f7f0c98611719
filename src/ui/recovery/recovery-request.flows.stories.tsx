// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { recoveryRequestWalk } from "./recovery-request.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Recovery request", tags: ["flow", "!test"] }

export const Live = flowStory(recoveryRequestWalk)
