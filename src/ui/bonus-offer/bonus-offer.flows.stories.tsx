// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { bonusOfferWalk } from "./bonus-offer.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Bonus offer", tags: ["flow", "!test"] }

export const Live = flowStory(bonusOfferWalk)
