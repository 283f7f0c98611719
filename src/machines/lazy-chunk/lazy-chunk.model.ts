import { named } from "../../domain/failure"
import { model } from "../kit/model"
import { lazyChunk } from "./lazy-chunk.machine"

export const lazyChunkModel = model({
  machine: lazyChunk,
  input: { name: "contracts" },
  events: {
    "chunk.retry": [{ type: "chunk.retry" }]
  },
  answers: {
    loadChunk: { ok: [null], NotLoaded: [named("NotLoaded")] }
  },
  feeds: {}
})
