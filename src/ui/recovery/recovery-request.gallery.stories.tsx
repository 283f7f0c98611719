// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { recoveryRequestWalk } from "./recovery-request.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Recovery request", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(recoveryRequestWalk)
