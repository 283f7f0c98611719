// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { partnerHelpWalk } from "./partner-help.walk"
import { stateStory } from "../story-of"

export default { title: "States/Partner help", tags: ["state"] }

export const Visible = stateStory(partnerHelpWalk, "visible")
export const Hiding = stateStory(partnerHelpWalk, "hiding")
export const Hidden = stateStory(partnerHelpWalk, "hidden")
export const Showing = stateStory(partnerHelpWalk, "showing")
