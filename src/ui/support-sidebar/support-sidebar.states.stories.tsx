// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { supportSidebarWalk } from "./support-sidebar.walk"
import { stateStory } from "../story-of"

export default { title: "States/Support sidebar", tags: ["state"] }

export const Checking = stateStory(supportSidebarWalk, "checking")
export const Unknown = stateStory(supportSidebarWalk, "unknown")
export const Unavailable = stateStory(supportSidebarWalk, "unavailable")
export const Closed = stateStory(supportSidebarWalk, "closed")
export const OpenLooking = stateStory(supportSidebarWalk, "open.looking")
export const OpenWaiting = stateStory(supportSidebarWalk, "open.waiting")
export const OpenTalking = stateStory(supportSidebarWalk, "open.talking")
export const OpenThirdParty = stateStory(supportSidebarWalk, "open.thirdParty")
export const OpenMissing = stateStory(supportSidebarWalk, "open.missing")
