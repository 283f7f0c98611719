// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { connectionWalk } from "./connection.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Connection", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(connectionWalk)
