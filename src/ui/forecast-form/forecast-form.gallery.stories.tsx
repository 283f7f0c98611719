// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { forecastFormWalk } from "./forecast-form.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Forecast form", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(forecastFormWalk)
