// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { apiCallWalk } from "./api-call.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Api call", tags: ["flow", "!test"] }

export const Live = flowStory(apiCallWalk)
