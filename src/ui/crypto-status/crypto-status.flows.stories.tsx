// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { cryptoStatusWalk } from "./crypto-status.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Crypto status", tags: ["flow", "!test"] }

export const Live = flowStory(cryptoStatusWalk)
