// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { notificationWalk } from "./notifications.walk"
import { stateStory } from "../story-of"

export default { title: "States/Notification", tags: ["state"] }

export const Shown = stateStory(notificationWalk, "shown")
export const Paused = stateStory(notificationWalk, "paused")
export const Gone = stateStory(notificationWalk, "gone")
