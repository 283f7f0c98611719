// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { sendInvoiceWalk } from "./send-invoice.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Send invoice", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(sendInvoiceWalk)
