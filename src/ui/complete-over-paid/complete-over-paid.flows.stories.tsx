// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { completeOverPaidWalk } from "./complete-over-paid.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Complete over paid", tags: ["flow", "!test"] }

export const Live = flowStory(completeOverPaidWalk)
