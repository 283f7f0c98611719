// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { createCodeWalk } from "./create-code.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Create code", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(createCodeWalk)
