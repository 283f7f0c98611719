// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { partnerJoinWalk } from "./partner-join.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Partner join", tags: ["flow", "!test"] }

export const Live = flowStory(partnerJoinWalk)
