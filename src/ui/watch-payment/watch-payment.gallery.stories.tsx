// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { watchPaymentWalk } from "./watch-payment.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Watch payment", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(watchPaymentWalk)
