// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { forecastWalk } from "./forecast.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Forecast", tags: ["flow", "!test"] }

export const Live = flowStory(forecastWalk)
