// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { setPasswordWalk } from "./set-password.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Set password", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(setPasswordWalk)
