// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { signInWalk } from "./sign-in.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Sign in", tags: ["flow", "!test"] }

export const Live = flowStory(signInWalk)
