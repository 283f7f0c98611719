// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { changeCommonWalk } from "./common.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Change common", tags: ["flow", "!test"] }

export const Live = flowStory(changeCommonWalk)
