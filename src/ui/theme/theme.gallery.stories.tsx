// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { themeWalk } from "./theme-switch.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Theme", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(themeWalk)
