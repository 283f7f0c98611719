// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { confirmEmailWalk } from "./confirm-email.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Confirm email", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(confirmEmailWalk)
