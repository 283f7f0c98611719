// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { localeWalk } from "./locale-switch.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Locale", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(localeWalk)
