// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { demoChatWalk } from "./demo-chat.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Demo chat", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(demoChatWalk)
