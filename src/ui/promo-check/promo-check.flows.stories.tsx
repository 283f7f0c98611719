// Written by `npm run stories`, the flow alive, its world played by hand. Change the model or the walk instead.
import { promoCheckWalk } from "./promo-field.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Promo check", tags: ["flow", "!test"] }

export const Live = flowStory(promoCheckWalk)
