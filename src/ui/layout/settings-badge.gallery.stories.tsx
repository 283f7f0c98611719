// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { settingsBadgeWalk } from "./attention.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Settings badge", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(settingsBadgeWalk)
