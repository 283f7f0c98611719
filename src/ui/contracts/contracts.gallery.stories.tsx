// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { contractsWalk } from "./contracts.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Contracts", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(contractsWalk)
