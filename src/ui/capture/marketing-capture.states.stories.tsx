// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { marketingCaptureWalk } from "./marketing-capture.walk"
import { stateStory } from "../story-of"

export default { title: "States/Marketing capture", tags: ["state"] }

export const Capturing = stateStory(marketingCaptureWalk, "capturing")
export const None = stateStory(marketingCaptureWalk, "none")
export const Captured = stateStory(marketingCaptureWalk, "captured")
export const Expired = stateStory(marketingCaptureWalk, "expired")
