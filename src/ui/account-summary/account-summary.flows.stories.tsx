// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { accountSummaryWalk } from "./account-summary.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Account summary", tags: ["flow", "!test"] }

export const Live = flowStory(accountSummaryWalk)
