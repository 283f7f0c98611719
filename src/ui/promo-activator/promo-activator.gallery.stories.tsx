// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { promoActivatorWalk } from "./promo-activator.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Promo activator", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(promoActivatorWalk)
