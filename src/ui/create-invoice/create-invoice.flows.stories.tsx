// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { createInvoiceWalk } from "./create-invoice.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Create invoice", tags: ["flow", "!test"] }

export const Live = flowStory(createInvoiceWalk)
