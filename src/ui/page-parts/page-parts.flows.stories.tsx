// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { pagePartsWalk } from "./page-parts.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Page parts", tags: ["flow", "!test"] }

export const Live = flowStory(pagePartsWalk)
