// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { demoModalWalk } from "./demo-modal.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Demo modal", tags: ["flow", "!test"] }

export const Live = flowStory(demoModalWalk)
