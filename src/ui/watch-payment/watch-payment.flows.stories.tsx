// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { watchPaymentWalk } from "./watch-payment.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Watch payment", tags: ["flow", "!test"] }

export const Live = flowStory(watchPaymentWalk)
