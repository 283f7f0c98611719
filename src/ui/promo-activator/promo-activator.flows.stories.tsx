// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { promoActivatorWalk } from "./promo-activator.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Promo activator", tags: ["flow", "!test"] }

export const Live = flowStory(promoActivatorWalk)
