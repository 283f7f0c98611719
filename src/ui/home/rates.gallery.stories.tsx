// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { ratesWalk } from "./home.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Rates", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(ratesWalk)
