// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { notificationsWalk } from "./notifications.walk"
import { stateStory } from "../story-of"

export default { title: "States/Notifications", tags: ["state"] }

export const Empty = stateStory(notificationsWalk, "empty")
export const Some = stateStory(notificationsWalk, "some")
export const Full = stateStory(notificationsWalk, "full")
