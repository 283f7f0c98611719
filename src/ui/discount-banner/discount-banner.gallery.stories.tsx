// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { discountBannerWalk } from "./discount-banner.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Discount banner", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(discountBannerWalk)
