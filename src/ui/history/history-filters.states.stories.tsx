// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { historyFiltersWalk } from "./history-filters.walk"
import { stateStory } from "../story-of"

export default { title: "States/History filters", tags: ["state"] }

export const All = stateStory(historyFiltersWalk, "all")
export const CustomValid = stateStory(historyFiltersWalk, "custom.valid")
export const CustomRefused = stateStory(historyFiltersWalk, "custom.refused")
export const Opening = stateStory(historyFiltersWalk, "opening")
