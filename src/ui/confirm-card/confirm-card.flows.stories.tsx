// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { confirmCardWalk } from "./confirm-card.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Confirm card", tags: ["flow", "!test"] }

export const Live = flowStory(confirmCardWalk)
