// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { resendConfirmationWalk } from "./resend-confirmation.walk"
import { stateStory } from "../story-of"

export default { title: "States/Resend confirmation", tags: ["state"] }

export const Offered = stateStory(resendConfirmationWalk, "offered")
export const SendingHumanCheck = stateStory(resendConfirmationWalk, "sending.humanCheck")
export const SendingRequesting = stateStory(resendConfirmationWalk, "sending.requesting")
export const Sent = stateStory(resendConfirmationWalk, "sent")
export const RateLimited = stateStory(resendConfirmationWalk, "rateLimited")
export const Failed = stateStory(resendConfirmationWalk, "failed")
