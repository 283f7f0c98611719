// Written by `npm run stories`, the flow alive, its world played by hand. Change the model or the walk instead.
import { copyTextWalk } from "./copy-text.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Copy text", tags: ["flow", "!test"] }

export const Live = flowStory(copyTextWalk)
