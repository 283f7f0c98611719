// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { reviewWalk } from "./review.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Review", tags: ["flow", "!test"] }

export const Live = flowStory(reviewWalk)
