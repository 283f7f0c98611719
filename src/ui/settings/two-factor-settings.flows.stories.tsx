// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { twoFactorSettingsWalk } from "./two-factor.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Two factor settings", tags: ["flow", "!test"] }

export const Live = flowStory(twoFactorSettingsWalk)
