// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { countdownWalk } from "./countdown.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Countdown", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(countdownWalk)
