// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { createOrderWalk } from "./create-order.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Create order", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(createOrderWalk)
