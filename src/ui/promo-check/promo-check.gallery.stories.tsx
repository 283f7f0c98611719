// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { promoCheckWalk } from "./promo-field.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Promo check", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(promoCheckWalk)
