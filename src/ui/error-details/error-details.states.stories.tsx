// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { errorDetailsWalk } from "./error-details.walk"
import { stateStory } from "../story-of"

export default { title: "States/Error details", tags: ["state"] }

export const Collapsed = stateStory(errorDetailsWalk, "collapsed")
export const Expanded = stateStory(errorDetailsWalk, "expanded")
