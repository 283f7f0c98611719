// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { withdrawalWalk } from "./withdrawal.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Withdrawal", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(withdrawalWalk)
