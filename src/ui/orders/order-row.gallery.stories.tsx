// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { orderRowWalk } from "./order-row.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Order row", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(orderRowWalk)
