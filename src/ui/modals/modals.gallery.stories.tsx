// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { modalsWalk } from "./modals.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Modals", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(modalsWalk)
