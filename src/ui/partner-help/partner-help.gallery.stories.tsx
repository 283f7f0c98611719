// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { partnerHelpWalk } from "./partner-help.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Partner help", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(partnerHelpWalk)
