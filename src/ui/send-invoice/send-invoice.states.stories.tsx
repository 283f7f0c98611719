// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { sendInvoiceWalk } from "./send-invoice.walk"
import { stateStory } from "../story-of"

export default { title: "States/Send invoice", tags: ["state"] }

export const Idle = stateStory(sendInvoiceWalk, "idle")
export const Sending = stateStory(sendInvoiceWalk, "sending")
export const Sent = stateStory(sendInvoiceWalk, "sent")
export const OutcomeUnknown = stateStory(sendInvoiceWalk, "outcomeUnknown")
export const Error = stateStory(sendInvoiceWalk, "error")
