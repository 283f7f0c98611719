// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { apiCallWalk } from "./api-call.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Api call", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(apiCallWalk)
