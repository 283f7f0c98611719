// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { rewardsWalk } from "./rewards.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Rewards", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(rewardsWalk)
