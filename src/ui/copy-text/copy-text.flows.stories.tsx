// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { copyTextWalk } from "./copy-text.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Copy text", tags: ["flow", "!test"] }

export const Live = flowStory(copyTextWalk)
