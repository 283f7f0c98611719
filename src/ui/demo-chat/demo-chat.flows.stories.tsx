// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { demoChatWalk } from "./demo-chat.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Demo chat", tags: ["flow", "!test"] }

export const Live = flowStory(demoChatWalk)
