// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { changeEmailWalk } from "./email.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Change email", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(changeEmailWalk)
