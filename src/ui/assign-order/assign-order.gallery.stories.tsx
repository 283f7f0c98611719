// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { assignOrderWalk } from "./assign-order.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Assign order", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(assignOrderWalk)
