// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { sessionWalk } from "./session-bar.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Session", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(sessionWalk)
