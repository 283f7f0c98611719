// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { errorDetailsWalk } from "./error-details.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Error details", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(errorDetailsWalk)
