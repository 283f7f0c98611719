// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { hideOrderWalk } from "./hide-order.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Hide order", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(hideOrderWalk)
