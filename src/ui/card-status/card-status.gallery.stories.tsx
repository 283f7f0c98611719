// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { cardStatusWalk } from "./card-status.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Card status", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(cardStatusWalk)
