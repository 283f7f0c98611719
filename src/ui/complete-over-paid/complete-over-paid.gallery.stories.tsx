// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { completeOverPaidWalk } from "./complete-over-paid.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Complete over paid", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(completeOverPaidWalk)
