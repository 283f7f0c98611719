// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { assignOrderWalk } from "./assign-order.walk"
import { stateStory } from "../story-of"

export default { title: "States/Assign order", tags: ["state"] }

export const Loading = stateStory(assignOrderWalk, "loading")
export const Assigning = stateStory(assignOrderWalk, "assigning")
export const Reloading = stateStory(assignOrderWalk, "reloading")
export const Refused = stateStory(assignOrderWalk, "refused")
export const RemovingCode = stateStory(assignOrderWalk, "removingCode")
export const Failed = stateStory(assignOrderWalk, "failed")
export const NotFound = stateStory(assignOrderWalk, "notFound")
export const ToStatus = stateStory(assignOrderWalk, "toStatus")
export const Assigned = stateStory(assignOrderWalk, "assigned")
