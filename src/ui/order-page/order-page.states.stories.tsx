// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { orderPageWalk } from "./order-page.walk"
import { stateStory } from "../story-of"

export default { title: "States/Order page", tags: ["state"] }

export const Loading = stateStory(orderPageWalk, "loading")
export const Completed = stateStory(orderPageWalk, "completed")
export const Expired = stateStory(orderPageWalk, "expired")
export const Unknown = stateStory(orderPageWalk, "unknown")
export const Failed = stateStory(orderPageWalk, "failed")
export const NotFound = stateStory(orderPageWalk, "notFound")
export const ToBuy = stateStory(orderPageWalk, "toBuy")
export const ToStatus = stateStory(orderPageWalk, "toStatus")
