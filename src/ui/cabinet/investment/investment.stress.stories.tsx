import { stressInvestment } from "../../../domain/fixtures/stress-lists"
import { stressStory } from "../../story/story-stress"
import { investmentWalk } from "./investment.walk"

export default { title: "Stress/Investment", tags: ["stress"] }

export const HugeAndTiny = stressStory(investmentWalk, "ready", { investment: stressInvestment })
