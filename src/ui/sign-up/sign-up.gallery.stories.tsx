// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { signUpWalk } from "./sign-up.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Sign up", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(signUpWalk)
