import { stressCodes } from "#domain/fixtures/stress-lists.ts"
import { stressStory } from "#ui/story/story-stress.tsx"
import { partnerSummaryWalk } from "./partner-summary.walk.tsx"

export default { title: "Stress/Partner summary", tags: ["stress"] }

export const HugeAndTiny = stressStory(partnerSummaryWalk, "ready", { codes: stressCodes })
