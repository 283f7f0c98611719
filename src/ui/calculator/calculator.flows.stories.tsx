// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { calculatorWalk } from "./calculator.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Calculator", tags: ["flow", "!test"] }

export const Live = flowStory(calculatorWalk)
