// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { routeGuardWalk } from "./route-guard.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Route guard", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(routeGuardWalk)
