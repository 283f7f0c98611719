// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { signOutWalk } from "./sign-out.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Sign out", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(signOutWalk)
