// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { sidebarWalk } from "./sidebar.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Sidebar", tags: ["flow", "!test"] }

export const Live = flowStory(sidebarWalk)
