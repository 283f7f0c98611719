// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { partnerHelpWalk } from "./partner-help.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Partner help", tags: ["flow", "!test"] }

export const Live = flowStory(partnerHelpWalk)
