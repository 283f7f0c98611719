// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { recoveryModeWalk } from "./recovery.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Recovery mode", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(recoveryModeWalk)
