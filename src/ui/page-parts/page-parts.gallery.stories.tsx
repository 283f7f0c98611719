// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { pagePartsWalk } from "./page-parts.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Page parts", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(pagePartsWalk)
