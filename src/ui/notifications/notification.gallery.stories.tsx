// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { notificationWalk } from "./notifications.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Notification", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(notificationWalk)
