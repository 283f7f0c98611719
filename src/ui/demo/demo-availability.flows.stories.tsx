// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { demoAvailabilityWalk } from "./demo-availability.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Demo availability", tags: ["flow", "!test"] }

export const Live = flowStory(demoAvailabilityWalk)
