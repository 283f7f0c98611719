// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { setPasswordWalk } from "./set-password.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Set password", tags: ["flow", "!test"] }

export const Live = flowStory(setPasswordWalk)
