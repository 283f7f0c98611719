// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { exportHistoryWalk } from "./export-history.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Export history", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(exportHistoryWalk)
