// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { demoModalWalk } from "./demo-modal.walk"
import { stateStory } from "../story-of"

export default { title: "States/Demo modal", tags: ["state"] }

export const Closed = stateStory(demoModalWalk, "closed")
export const FormReady = stateStory(demoModalWalk, "form.ready")
export const FormProcess = stateStory(demoModalWalk, "form.process")
export const FormRateLimited = stateStory(demoModalWalk, "form.rateLimited")
export const FormTaken = stateStory(demoModalWalk, "form.taken")
export const FormError = stateStory(demoModalWalk, "form.error")
export const Success = stateStory(demoModalWalk, "success")
