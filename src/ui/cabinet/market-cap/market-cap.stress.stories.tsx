import { stressMarket } from "../../../domain/fixtures/stress-lists"
import { stressStory } from "../../story/story-stress"
import { marketCapWalk } from "./market-cap.walk"

export default { title: "Stress/Market cap", tags: ["stress"] }

export const HugeAndTiny = stressStory(marketCapWalk, "ready", { market: stressMarket, currency: "rub" })
