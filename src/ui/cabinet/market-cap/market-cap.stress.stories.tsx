import { stressMarket } from "#domain/fixtures/stress-lists.ts"
import { stressStory } from "#ui/story/story-stress.tsx"
import { marketCapWalk } from "./market-cap.walk.tsx"

export default { title: "Stress/Market cap", tags: ["stress"] }

export const HugeAndTiny = stressStory(marketCapWalk, "ready", { market: stressMarket, currency: "rub" })
