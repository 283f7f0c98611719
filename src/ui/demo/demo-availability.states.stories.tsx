// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { demoAvailabilityWalk } from "./demo-availability.walk"
import { stateStory } from "../story-of"

export default { title: "States/Demo availability", tags: ["state"] }

export const Unavailable = stateStory(demoAvailabilityWalk, "unavailable")
export const Available = stateStory(demoAvailabilityWalk, "available")
