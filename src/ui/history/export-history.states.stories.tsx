// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { exportHistoryWalk } from "./export-history.walk"
import { stateStory } from "../story-of"

export default { title: "States/Export history", tags: ["state"] }

export const Idle = stateStory(exportHistoryWalk, "idle")
export const Loading = stateStory(exportHistoryWalk, "loading")
export const Saving = stateStory(exportHistoryWalk, "saving")
export const Printing = stateStory(exportHistoryWalk, "printing")
export const Saved = stateStory(exportHistoryWalk, "saved")
export const Error = stateStory(exportHistoryWalk, "error")
