// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { errorDetailsWalk } from "./error-details.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Error details", tags: ["flow", "!test"] }

export const Live = flowStory(errorDetailsWalk)
