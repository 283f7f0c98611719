// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { promoVisibilityWalk } from "./promo-visibility.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Promo visibility", tags: ["flow", "!test"] }

export const Live = flowStory(promoVisibilityWalk)
