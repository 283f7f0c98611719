// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { stakingTermsWalk } from "./staking-terms.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Staking terms", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(stakingTermsWalk)
