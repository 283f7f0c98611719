// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { supportSidebarWalk } from "./support-sidebar.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Support sidebar", tags: ["flow", "!test"] }

export const Live = flowStory(supportSidebarWalk)
