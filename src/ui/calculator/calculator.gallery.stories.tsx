// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { calculatorWalk } from "./calculator.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Calculator", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(calculatorWalk)
