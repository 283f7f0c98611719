// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { lazyChunkWalk } from "./lazy-chunk.walk"
import { stateStory } from "../story-of"

export default { title: "States/Lazy chunk", tags: ["state"] }

export const Loading = stateStory(lazyChunkWalk, "loading")
export const Loaded = stateStory(lazyChunkWalk, "loaded")
export const Failed = stateStory(lazyChunkWalk, "failed")
