// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { bonusOfferWalk } from "./bonus-offer.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Bonus offer", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(bonusOfferWalk)
