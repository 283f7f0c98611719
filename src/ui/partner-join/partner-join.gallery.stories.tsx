// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { partnerJoinWalk } from "./partner-join.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Partner join", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(partnerJoinWalk)
