// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { changeCommonWalk } from "./common.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Change common", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(changeCommonWalk)
