// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { sidebarWalk } from "./sidebar.walk"
import { stateStory } from "../story-of"

export default { title: "States/Sidebar", tags: ["state"] }

export const Open = stateStory(sidebarWalk, "open")
export const Closing = stateStory(sidebarWalk, "closing")
export const Closed = stateStory(sidebarWalk, "closed")
export const Opening = stateStory(sidebarWalk, "opening")
