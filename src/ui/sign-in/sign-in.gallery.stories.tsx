// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { signInWalk } from "./sign-in.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Sign in", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(signInWalk)
