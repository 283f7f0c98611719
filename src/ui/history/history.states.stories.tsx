// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { historyWalk } from "./history.walk"
import { stateStory } from "../story-of"

export default { title: "States/History", tags: ["state"] }

export const Loading = stateStory(historyWalk, "loading")
export const Ready = stateStory(historyWalk, "ready")
export const Empty = stateStory(historyWalk, "empty")
export const FilteredEmpty = stateStory(historyWalk, "filteredEmpty")
export const Beyond = stateStory(historyWalk, "beyond")
export const Error = stateStory(historyWalk, "error")
