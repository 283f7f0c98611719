// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { orderCodeWalk } from "./order-code.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Order code", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(orderCodeWalk)
