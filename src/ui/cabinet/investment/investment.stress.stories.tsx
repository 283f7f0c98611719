import { stressInvestment } from "#domain/fixtures/stress-lists.ts"
import { stressStory } from "#ui/story/story-stress.tsx"
import { investmentWalk } from "./investment.walk.tsx"

export default { title: "Stress/Investment", tags: ["stress"] }

export const HugeAndTiny = stressStory(investmentWalk, "ready", { investment: stressInvestment })
