// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { marketCapWalk } from "./market-cap.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Market cap", tags: ["flow", "!test"] }

export const Live = flowStory(marketCapWalk)
