// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { tokenRefreshWalk } from "./session-lost.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Token refresh", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(tokenRefreshWalk)
