// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { partnerSummaryWalk } from "./partner-summary.walk"
import { stateStory } from "../story-of"

export default { title: "States/Partner summary", tags: ["state"] }

export const Loading = stateStory(partnerSummaryWalk, "loading")
export const Ready = stateStory(partnerSummaryWalk, "ready")
export const Empty = stateStory(partnerSummaryWalk, "empty")
export const Error = stateStory(partnerSummaryWalk, "error")
