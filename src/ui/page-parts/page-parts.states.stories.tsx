// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { pagePartsWalk } from "./page-parts.walk"
import { stateStory } from "../story-of"

export default { title: "States/Page parts", tags: ["state"] }

export const Loading = stateStory(pagePartsWalk, "loading")
export const Ready = stateStory(pagePartsWalk, "ready")
export const Failed = stateStory(pagePartsWalk, "failed")
