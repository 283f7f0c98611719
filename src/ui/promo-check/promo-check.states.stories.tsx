// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { promoCheckWalk } from "./promo-field.walk"
import { stateStory } from "../story-of"

export default { title: "States/Promo check", tags: ["state"] }

export const Empty = stateStory(promoCheckWalk, "empty")
export const Typing = stateStory(promoCheckWalk, "typing")
export const Checking = stateStory(promoCheckWalk, "checking")
export const ValidWithSale = stateStory(promoCheckWalk, "validWithSale")
export const ValidWithoutSale = stateStory(promoCheckWalk, "validWithoutSale")
export const Invalid = stateStory(promoCheckWalk, "invalid")
export const Unchecked = stateStory(promoCheckWalk, "unchecked")
