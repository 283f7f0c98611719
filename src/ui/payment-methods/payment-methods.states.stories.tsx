// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { paymentMethodsWalk } from "./payment-methods.walk"
import { stateStory } from "../story-of"

export default { title: "States/Payment methods", tags: ["state"] }

export const Identifying = stateStory(paymentMethodsWalk, "identifying")
export const Assigning = stateStory(paymentMethodsWalk, "assigning")
export const Loading = stateStory(paymentMethodsWalk, "loading")
export const List = stateStory(paymentMethodsWalk, "list")
export const Refreshing = stateStory(paymentMethodsWalk, "refreshing")
export const Stale = stateStory(paymentMethodsWalk, "stale")
export const Visitor = stateStory(paymentMethodsWalk, "visitor")
export const Error = stateStory(paymentMethodsWalk, "error")
