// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { orderPageWalk } from "./order-page.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Order page", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(orderPageWalk)
