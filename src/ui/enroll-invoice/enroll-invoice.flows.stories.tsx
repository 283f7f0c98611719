// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { enrollInvoiceWalk } from "./enroll-invoice.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Enroll invoice", tags: ["flow", "!test"] }

export const Live = flowStory(enrollInvoiceWalk)
