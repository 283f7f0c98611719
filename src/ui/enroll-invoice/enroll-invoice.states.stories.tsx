// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { enrollInvoiceWalk } from "./enroll-invoice.walk"
import { stateStory } from "../story-of"

export default { title: "States/Enroll invoice", tags: ["state"] }

export const Enrolling = stateStory(enrollInvoiceWalk, "enrolling")
export const Enrolled = stateStory(enrollInvoiceWalk, "enrolled")
