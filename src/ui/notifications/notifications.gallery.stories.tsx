// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { notificationsWalk } from "./notifications.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Notifications", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(notificationsWalk)
