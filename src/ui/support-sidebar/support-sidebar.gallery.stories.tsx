// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { supportSidebarWalk } from "./support-sidebar.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Support sidebar", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(supportSidebarWalk)
