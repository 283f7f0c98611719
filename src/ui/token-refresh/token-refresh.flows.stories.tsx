// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { tokenRefreshWalk } from "./session-lost.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Token refresh", tags: ["flow", "!test"] }

export const Live = flowStory(tokenRefreshWalk)
