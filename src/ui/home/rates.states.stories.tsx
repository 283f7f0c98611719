// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { ratesWalk } from "./home.walk"
import { stateStory } from "../story-of"

export default { title: "States/Rates", tags: ["state"] }

export const Loading = stateStory(ratesWalk, "loading")
export const Ready = stateStory(ratesWalk, "ready")
