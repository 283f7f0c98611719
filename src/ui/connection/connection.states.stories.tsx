// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { connectionWalk } from "./connection.walk"
import { stateStory } from "../story-of"

export default { title: "States/Connection", tags: ["state"] }

export const Online = stateStory(connectionWalk, "online")
export const Offline = stateStory(connectionWalk, "offline")
