// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { createCodeWalk } from "./create-code.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Create code", tags: ["flow", "!test"] }

export const Live = flowStory(createCodeWalk)
