// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { signUpWalk } from "./sign-up.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Sign up", tags: ["flow", "!test"] }

export const Live = flowStory(signUpWalk)
