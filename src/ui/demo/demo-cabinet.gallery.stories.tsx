// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { demoCabinetWalk } from "./demo-cabinet.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Demo cabinet", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(demoCabinetWalk)
