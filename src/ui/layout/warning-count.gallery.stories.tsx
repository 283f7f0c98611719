// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { warningCountWalk } from "./attention.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Warning count", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(warningCountWalk)
