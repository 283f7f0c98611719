// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { identifyCustomerWalk } from "./identify-customer.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Identify customer", tags: ["flow", "!test"] }

export const Live = flowStory(identifyCustomerWalk)
