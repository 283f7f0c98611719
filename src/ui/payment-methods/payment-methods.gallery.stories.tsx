// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { paymentMethodsWalk } from "./payment-methods.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Payment methods", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(paymentMethodsWalk)
