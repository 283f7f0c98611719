// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { forecastFormWalk } from "./forecast-form.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Forecast form", tags: ["flow", "!test"] }

export const Live = flowStory(forecastFormWalk)
