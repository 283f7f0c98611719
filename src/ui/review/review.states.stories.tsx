// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { reviewWalk } from "./review.walk"
import { stateStory } from "../story-of"

export default { title: "States/Review", tags: ["state"] }

export const Ineligible = stateStory(reviewWalk, "ineligible")
export const Eligible = stateStory(reviewWalk, "eligible")
export const Claiming = stateStory(reviewWalk, "claiming")
export const ShownInit = stateStory(reviewWalk, "shown.init")
export const ShownResourceSelection = stateStory(reviewWalk, "shown.resourceSelection")
export const ShownNegativeReviewReady = stateStory(reviewWalk, "shown.negativeReview.ready")
export const ShownNegativeReviewSending = stateStory(reviewWalk, "shown.negativeReview.sending")
export const ShownNegativeReviewError = stateStory(reviewWalk, "shown.negativeReview.error")
export const ShownThanksKeeping = stateStory(reviewWalk, "shown.thanks.keeping")
export const ShownThanksKept = stateStory(reviewWalk, "shown.thanks.kept")
export const Sent = stateStory(reviewWalk, "sent")
export const Closed = stateStory(reviewWalk, "closed")
