// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { notificationWalk } from "./notifications.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Notification", tags: ["flow", "!test"] }

export const Live = flowStory(notificationWalk)
