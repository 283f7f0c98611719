// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { marketCapWalk } from "./market-cap.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Market cap", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(marketCapWalk)
