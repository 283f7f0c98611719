// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { investmentWalk } from "./investment.walk"
import { stateStory } from "../story-of"

export default { title: "States/Investment", tags: ["state"] }

export const LoadingFirst = stateStory(investmentWalk, "loading.first")
export const LoadingMore = stateStory(investmentWalk, "loading.more")
export const Ready = stateStory(investmentWalk, "ready")
export const Defaults = stateStory(investmentWalk, "defaults")
export const Beyond = stateStory(investmentWalk, "beyond")
export const Error = stateStory(investmentWalk, "error")
export const ToProducts = stateStory(investmentWalk, "toProducts")
