// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { accountSummaryWalk } from "./account-summary.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Account summary", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(accountSummaryWalk)
