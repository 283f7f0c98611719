// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { forecastWalk } from "./forecast.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Forecast", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(forecastWalk)
