// Written by `npm run stories`, one story for each state a person can stop in. Change the model or the walk instead.
import { lazyChunkWalk } from "./lazy-chunk.walk"
import { stateStory } from "../story-of"

export default { title: "States/Lazy chunk", tags: ["state"] }

export const Loading = stateStory(lazyChunkWalk, "loading")
export const Checking = stateStory(lazyChunkWalk, "checking")
export const Retrying = stateStory(lazyChunkWalk, "retrying")
export const Reloading = stateStory(lazyChunkWalk, "reloading")
export const Leaving = stateStory(lazyChunkWalk, "leaving")
export const Loaded = stateStory(lazyChunkWalk, "loaded")
export const Failed = stateStory(lazyChunkWalk, "failed")
