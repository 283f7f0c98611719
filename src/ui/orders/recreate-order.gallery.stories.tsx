// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { recreateOrderWalk } from "./recreate-order.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Recreate order", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(recreateOrderWalk)
