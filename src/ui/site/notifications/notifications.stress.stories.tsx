import { stressNotifications } from "../../../domain/fixtures/stress"
import { stressStory } from "../../story/story-stress"
import { notificationsWalk } from "./notifications.walk"

export default { title: "Stress/Notifications", tags: ["stress"] }

export const Full = stressStory(notificationsWalk, "full", { items: stressNotifications })
