// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { confirmCardWalk } from "./confirm-card.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Confirm card", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(confirmCardWalk)
