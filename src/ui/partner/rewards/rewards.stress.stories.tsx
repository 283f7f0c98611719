import { rewardList } from "#domain/fixtures/partner.ts"
import { stressRewards } from "#domain/fixtures/stress-lists.ts"
import { stressStory } from "#ui/story/story-stress.tsx"
import { rewardsWalk } from "./rewards.walk.tsx"

export default { title: "Stress/Rewards", tags: ["stress"] }

export const HugeAndTiny = stressStory(rewardsWalk, "ready", {
  list: rewardList(987_654_321, stressRewards),
  query: { code: null, period: null, page: 98_765_432 },
})
