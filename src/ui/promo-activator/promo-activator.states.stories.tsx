// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { promoActivatorWalk } from "./promo-activator.walk"
import { stateStory } from "../story-of"

export default { title: "States/Promo activator", tags: ["state"] }

export const Hidden = stateStory(promoActivatorWalk, "hidden")
export const Link = stateStory(promoActivatorWalk, "link")
export const Field = stateStory(promoActivatorWalk, "field")
export const Opened = stateStory(promoActivatorWalk, "opened")
