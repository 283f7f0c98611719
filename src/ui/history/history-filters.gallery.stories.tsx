// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { historyFiltersWalk } from "./history-filters.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/History filters", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(historyFiltersWalk)
