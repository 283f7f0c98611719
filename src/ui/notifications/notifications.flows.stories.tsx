// Written by `npm run stories`, the flow alive, its world played by hand. Change the model or the walk instead.
import { notificationsWalk } from "./notifications.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Notifications", tags: ["flow", "!test"] }

export const Live = flowStory(notificationsWalk)
