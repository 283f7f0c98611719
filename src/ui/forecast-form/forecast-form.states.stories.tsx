// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { forecastFormWalk } from "./forecast-form.walk"
import { stateStory } from "../story-of"

export default { title: "States/Forecast form", tags: ["state"] }

export const Editing = stateStory(forecastFormWalk, "editing")
export const Valid = stateStory(forecastFormWalk, "valid")
export const InvalidRequired = stateStory(forecastFormWalk, "invalid.required")
export const InvalidPrice = stateStory(forecastFormWalk, "invalid.price")
export const InvalidMinPercent = stateStory(forecastFormWalk, "invalid.minPercent")
export const InvalidMaxPercent = stateStory(forecastFormWalk, "invalid.maxPercent")
export const Applied = stateStory(forecastFormWalk, "applied")
