// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { paymentStatusWalk } from "./payment-status.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Payment status", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(paymentStatusWalk)
