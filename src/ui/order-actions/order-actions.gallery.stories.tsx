// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { orderActionsWalk } from "./order-actions.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Order actions", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(orderActionsWalk)
