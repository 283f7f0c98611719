// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { identifyCustomerWalk } from "./identify-customer.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Identify customer", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(identifyCustomerWalk)
