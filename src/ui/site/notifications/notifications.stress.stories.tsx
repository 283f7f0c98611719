import { stressNotifications } from "#domain/fixtures/stress.ts"
import { stressStory } from "#ui/story/story-stress.tsx"
import { notificationsWalk } from "./notifications.walk.tsx"

export default { title: "Stress/Notifications", tags: ["stress"] }

export const Full = stressStory(notificationsWalk, "full", { items: stressNotifications })
