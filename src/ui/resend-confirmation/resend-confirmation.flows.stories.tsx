// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { resendConfirmationWalk } from "./resend-confirmation.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Resend confirmation", tags: ["flow", "!test"] }

export const Live = flowStory(resendConfirmationWalk)
