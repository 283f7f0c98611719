// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { contractsWalk } from "./contracts.walk"
import { stateStory } from "../story-of"

export default { title: "States/Contracts", tags: ["state"] }

export const Loading = stateStory(contractsWalk, "loading")
export const Ready = stateStory(contractsWalk, "ready")
export const Empty = stateStory(contractsWalk, "empty")
export const FilteredEmpty = stateStory(contractsWalk, "filteredEmpty")
export const Beyond = stateStory(contractsWalk, "beyond")
export const Error = stateStory(contractsWalk, "error")
