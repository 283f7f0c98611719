// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { referralCaptureWalk } from "./referral-capture.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Referral capture", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(referralCaptureWalk)
