// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { fixHashrateWalk } from "./fix-hashrate.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Fix hashrate", tags: ["flow", "!test"] }

export const Live = flowStory(fixHashrateWalk)
