// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { paymentStatusWalk } from "./payment-status.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Payment status", tags: ["flow", "!test"] }

export const Live = flowStory(paymentStatusWalk)
