// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { sessionWalk } from "./session-bar.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Session", tags: ["flow", "!test"] }

export const Live = flowStory(sessionWalk)
