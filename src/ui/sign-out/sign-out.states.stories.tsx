// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { signOutWalk } from "./sign-out.walk"
import { stateStory } from "../story-of"

export default { title: "States/Sign out", tags: ["state"] }

export const Idle = stateStory(signOutWalk, "idle")
export const Sending = stateStory(signOutWalk, "sending")
export const Done = stateStory(signOutWalk, "done")
export const Failed = stateStory(signOutWalk, "failed")
