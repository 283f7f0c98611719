// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { discountBannerWalk } from "./discount-banner.walk"
import { stateStory } from "../story-of"

export default { title: "States/Discount banner", tags: ["state"] }

export const Active = stateStory(discountBannerWalk, "active")
export const Expired = stateStory(discountBannerWalk, "expired")
