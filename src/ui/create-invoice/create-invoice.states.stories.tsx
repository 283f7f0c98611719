// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { createInvoiceWalk } from "./create-invoice.walk"
import { stateStory } from "../story-of"

export default { title: "States/Create invoice", tags: ["state"] }

export const Idle = stateStory(createInvoiceWalk, "idle")
export const Creating = stateStory(createInvoiceWalk, "creating")
export const Checkout = stateStory(createInvoiceWalk, "checkout")
export const Leaving = stateStory(createInvoiceWalk, "leaving")
export const Looking = stateStory(createInvoiceWalk, "looking")
export const NotCreated = stateStory(createInvoiceWalk, "notCreated")
export const OutcomeUnknown = stateStory(createInvoiceWalk, "outcomeUnknown")
export const Error = stateStory(createInvoiceWalk, "error")
export const Status = stateStory(createInvoiceWalk, "status")
