// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { demoAvailabilityWalk } from "./demo-availability.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Demo availability", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(demoAvailabilityWalk)
