import { longProfile } from "#domain/fixtures/stress.ts"
import { stressStory } from "#ui/story/story-stress.tsx"
import { sessionWalk } from "./session.walk.tsx"

export default { title: "Stress/Session", tags: ["stress"] }

export const LongEmail = stressStory(sessionWalk, "authenticated", { profile: longProfile })
