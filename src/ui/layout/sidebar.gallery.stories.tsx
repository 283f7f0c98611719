// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { sidebarWalk } from "./sidebar.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Sidebar", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(sidebarWalk)
