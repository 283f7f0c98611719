// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { marketingCaptureWalk } from "./marketing-capture.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Marketing capture", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(marketingCaptureWalk)
