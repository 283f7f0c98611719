// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { pendingWithdrawalsWalk } from "./pending-withdrawals.walk"
import { stateStory } from "../story-of"

export default { title: "States/Pending withdrawals", tags: ["state"] }

export const Checking = stateStory(pendingWithdrawalsWalk, "checking")
export const None = stateStory(pendingWithdrawalsWalk, "none")
export const Shown = stateStory(pendingWithdrawalsWalk, "shown")
