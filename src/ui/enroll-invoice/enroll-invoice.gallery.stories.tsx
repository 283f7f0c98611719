// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { enrollInvoiceWalk } from "./enroll-invoice.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Enroll invoice", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(enrollInvoiceWalk)
