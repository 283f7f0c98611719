import { longProfile } from "../../../domain/fixtures/stress"
import { stressStory } from "../../story/story-stress"
import { sessionWalk } from "./session.walk"

export default { title: "Stress/Session", tags: ["stress"] }

export const LongEmail = stressStory(sessionWalk, "authenticated", { profile: longProfile })
