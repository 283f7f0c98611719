// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { productListWalk } from "./product-list.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Product list", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(productListWalk)
