// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { sendInvoiceWalk } from "./send-invoice.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Send invoice", tags: ["flow", "!test"] }

export const Live = flowStory(sendInvoiceWalk)
