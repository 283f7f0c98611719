// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { changeAddressWalk } from "./address.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Change address", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(changeAddressWalk)
