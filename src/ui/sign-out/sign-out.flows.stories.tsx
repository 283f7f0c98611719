// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { signOutWalk } from "./sign-out.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Sign out", tags: ["flow", "!test"] }

export const Live = flowStory(signOutWalk)
