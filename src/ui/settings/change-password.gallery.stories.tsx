// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { changePasswordWalk } from "./password.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Change password", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(changePasswordWalk)
