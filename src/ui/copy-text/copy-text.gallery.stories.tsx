// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { copyTextWalk } from "./copy-text.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Copy text", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(copyTextWalk)
