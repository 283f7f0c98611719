// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { referralCaptureWalk } from "./referral-capture.walk"
import { stateStory } from "../story-of"

export default { title: "States/Referral capture", tags: ["state"] }

export const None = stateStory(referralCaptureWalk, "none")
export const StoredKeeping = stateStory(referralCaptureWalk, "stored.keeping")
export const StoredKept = stateStory(referralCaptureWalk, "stored.kept")
export const ClearedRemoving = stateStory(referralCaptureWalk, "cleared.removing")
export const ClearedRemoved = stateStory(referralCaptureWalk, "cleared.removed")
