// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { recoverySetPasswordWalk } from "./recovery-set-password.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Recovery set password", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(recoverySetPasswordWalk)
