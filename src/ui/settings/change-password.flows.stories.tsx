// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { changePasswordWalk } from "./password.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Change password", tags: ["flow", "!test"] }

export const Live = flowStory(changePasswordWalk)
