// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { pendingWithdrawalsWalk } from "./pending-withdrawals.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Pending withdrawals", tags: ["flow", "!test"] }

export const Live = flowStory(pendingWithdrawalsWalk)
