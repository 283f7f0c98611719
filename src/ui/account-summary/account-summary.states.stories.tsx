// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { accountSummaryWalk } from "./account-summary.walk"
import { stateStory } from "../story-of"

export default { title: "States/Account summary", tags: ["state"] }

export const Loading = stateStory(accountSummaryWalk, "loading")
export const Ready = stateStory(accountSummaryWalk, "ready")
export const Reloading = stateStory(accountSummaryWalk, "reloading")
export const Empty = stateStory(accountSummaryWalk, "empty")
export const Error = stateStory(accountSummaryWalk, "error")
