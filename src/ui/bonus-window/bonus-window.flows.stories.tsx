// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { bonusWindowWalk } from "./bonus-window.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Bonus window", tags: ["flow", "!test"] }

export const Live = flowStory(bonusWindowWalk)
