// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { createInvoiceWalk } from "./create-invoice.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Create invoice", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(createInvoiceWalk)
