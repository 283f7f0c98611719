// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { promoCheckWalk } from "./promo-field.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Promo check", tags: ["flow", "!test"] }

export const Live = flowStory(promoCheckWalk)
