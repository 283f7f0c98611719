// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { partnerSummaryWalk } from "./partner-summary.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Partner summary", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(partnerSummaryWalk)
