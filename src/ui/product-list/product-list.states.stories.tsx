// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { productListWalk } from "./product-list.walk"
import { stateStory } from "../story-of"

export default { title: "States/Product list", tags: ["state"] }

export const Loading = stateStory(productListWalk, "loading")
export const Ready = stateStory(productListWalk, "ready")
export const Empty = stateStory(productListWalk, "empty")
export const CodeRequired = stateStory(productListWalk, "codeRequired")
export const Error = stateStory(productListWalk, "error")
