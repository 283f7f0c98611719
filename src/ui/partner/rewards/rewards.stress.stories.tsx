import { rewardList } from "../../../domain/fixtures/partner"
import { stressRewards } from "../../../domain/fixtures/stress-lists"
import { stressStory } from "../../story/story-stress"
import { rewardsWalk } from "./rewards.walk"

export default { title: "Stress/Rewards", tags: ["stress"] }

export const HugeAndTiny = stressStory(rewardsWalk, "ready", {
  list: rewardList(987_654_321, stressRewards),
  query: { code: null, period: null, page: 98_765_432 },
})
