// Written by `npm run stories`, all states of the flow side by side. Change the model or the walk instead.
import { lazyChunkWalk } from "./lazy-chunk.walk"
import { galleryStory } from "../story-gallery"

export default { title: "Gallery/Lazy chunk", tags: ["gallery", "!test"] }

export const AllStates = galleryStory(lazyChunkWalk)
