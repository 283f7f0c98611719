// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { rewardsWalk } from "./rewards.walk"
import { stateStory } from "../story-of"

export default { title: "States/Rewards", tags: ["state"] }

export const Loading = stateStory(rewardsWalk, "loading")
export const Ready = stateStory(rewardsWalk, "ready")
export const Empty = stateStory(rewardsWalk, "empty")
export const Beyond = stateStory(rewardsWalk, "beyond")
export const Error = stateStory(rewardsWalk, "error")
