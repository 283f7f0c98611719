// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { changeCommonWalk } from "./common.walk"
import { stateStory } from "../story-of"

export default { title: "States/Change common", tags: ["state"] }

export const Ready = stateStory(changeCommonWalk, "ready")
export const ProcessSaving = stateStory(changeCommonWalk, "process.saving")
export const ProcessLooking = stateStory(changeCommonWalk, "process.looking")
export const ProcessShowing = stateStory(changeCommonWalk, "process.showing")
export const Success = stateStory(changeCommonWalk, "success")
export const TextsMissing = stateStory(changeCommonWalk, "textsMissing")
export const Error = stateStory(changeCommonWalk, "error")
