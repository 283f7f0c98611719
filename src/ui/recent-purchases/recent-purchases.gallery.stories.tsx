// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { recentPurchasesWalk } from "./recent-purchases.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Recent purchases", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(recentPurchasesWalk)
