// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { ordersWalk } from "./orders.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Orders", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(ordersWalk)
