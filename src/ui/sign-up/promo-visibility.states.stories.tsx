// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { promoVisibilityWalk } from "./promo-visibility.walk"
import { stateStory } from "../story-of"

export default { title: "States/Promo visibility", tags: ["state"] }

export const Hidden = stateStory(promoVisibilityWalk, "hidden")
export const Shown = stateStory(promoVisibilityWalk, "shown")
