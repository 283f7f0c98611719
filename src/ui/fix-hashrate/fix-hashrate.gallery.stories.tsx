// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { fixHashrateWalk } from "./fix-hashrate.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Fix hashrate", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(fixHashrateWalk)
