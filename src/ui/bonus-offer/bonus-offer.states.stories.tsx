// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { bonusOfferWalk } from "./bonus-offer.walk"
import { stateStory } from "../story-of"

export default { title: "States/Bonus offer", tags: ["state"] }

export const Reading = stateStory(bonusOfferWalk, "reading")
export const Absent = stateStory(bonusOfferWalk, "absent")
export const Hidden = stateStory(bonusOfferWalk, "hidden")
export const Offered = stateStory(bonusOfferWalk, "offered")
export const Accepting = stateStory(bonusOfferWalk, "accepting")
export const Accepted = stateStory(bonusOfferWalk, "accepted")
export const Refused = stateStory(bonusOfferWalk, "refused")
export const Lapsed = stateStory(bonusOfferWalk, "lapsed")
export const Expired = stateStory(bonusOfferWalk, "expired")
