// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { historyWalk } from "./history.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/History", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(historyWalk)
