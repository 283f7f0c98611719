// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { promoVisibilityWalk } from "./promo-visibility.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Promo visibility", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(promoVisibilityWalk)
