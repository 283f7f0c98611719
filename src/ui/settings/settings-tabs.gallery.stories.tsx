// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { settingsTabsWalk } from "./settings.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Settings tabs", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(settingsTabsWalk)
