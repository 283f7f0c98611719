// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { twoFactorChallengeWalk } from "./two-factor-challenge.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Two factor challenge", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(twoFactorChallengeWalk)
