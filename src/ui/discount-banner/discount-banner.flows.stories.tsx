// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { discountBannerWalk } from "./discount-banner.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Discount banner", tags: ["flow", "!test"] }

export const Live = flowStory(discountBannerWalk)
