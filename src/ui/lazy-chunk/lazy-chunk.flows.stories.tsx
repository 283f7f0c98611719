// Written by `npm run stories`, the running flow; its ports are answered by hand. Change the model or the walk instead.
import { lazyChunkWalk } from "./lazy-chunk.walk"
import { flowStory } from "../story-flow"

export default { title: "Flows/Lazy chunk", tags: ["flow", "!test"] }

export const Live = flowStory(lazyChunkWalk)
