// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { demoModalWalk } from "./demo-modal.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Demo modal", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(demoModalWalk)
