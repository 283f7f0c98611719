// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { investmentWalk } from "./investment.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Investment", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(investmentWalk)
