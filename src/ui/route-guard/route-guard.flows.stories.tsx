// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { routeGuardWalk } from "./route-guard.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Route guard", tags: ["flow", "!test"] }

export const Live = flowStory(routeGuardWalk)
