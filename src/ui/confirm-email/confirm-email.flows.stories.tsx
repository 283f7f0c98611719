// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { confirmEmailWalk } from "./confirm-email.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Confirm email", tags: ["flow", "!test"] }

export const Live = flowStory(confirmEmailWalk)
