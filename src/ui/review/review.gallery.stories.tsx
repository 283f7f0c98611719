// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { reviewWalk } from "./review.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Review", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(reviewWalk)
