// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { sessionWalk } from "./session-bar.walk"
import { stateStory } from "../story-of"

export default { title: "States/Session", tags: ["state"] }

export const Anonymous = stateStory(sessionWalk, "anonymous")
export const Checking = stateStory(sessionWalk, "checking")
export const Authenticated = stateStory(sessionWalk, "authenticated")
export const Demo = stateStory(sessionWalk, "demo")
