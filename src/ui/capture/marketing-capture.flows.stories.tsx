// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { marketingCaptureWalk } from "./marketing-capture.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Marketing capture", tags: ["flow", "!test"] }

export const Live = flowStory(marketingCaptureWalk)
