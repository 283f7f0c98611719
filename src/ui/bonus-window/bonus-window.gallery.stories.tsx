// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { bonusWindowWalk } from "./bonus-window.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Bonus window", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(bonusWindowWalk)
