import { stressCodes } from "../../../domain/fixtures/stress-lists"
import { stressStory } from "../../story/story-stress"
import { partnerSummaryWalk } from "./partner-summary.walk"

export default { title: "Stress/Partner summary", tags: ["stress"] }

export const HugeAndTiny = stressStory(partnerSummaryWalk, "ready", { codes: stressCodes })
