// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { referralCaptureWalk } from "./referral-capture.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Referral capture", tags: ["flow", "!test"] }

export const Live = flowStory(referralCaptureWalk)
