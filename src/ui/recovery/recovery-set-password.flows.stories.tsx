// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { recoverySetPasswordWalk } from "./recovery-set-password.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Recovery set password", tags: ["flow", "!test"] }

export const Live = flowStory(recoverySetPasswordWalk)
