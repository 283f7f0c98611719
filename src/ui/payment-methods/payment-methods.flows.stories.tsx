// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { paymentMethodsWalk } from "./payment-methods.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Payment methods", tags: ["flow", "!test"] }

export const Live = flowStory(paymentMethodsWalk)
