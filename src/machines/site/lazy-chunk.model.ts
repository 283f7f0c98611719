import { taggedFailure } from "../../domain/shared/failure"
import { model } from "../kit/model"
import { labelSample } from "../kit/when"
import { lazyChunk } from "./lazy-chunk.machine"

export const lazyChunkModel = model({
  machine: lazyChunk,
  input: { name: "contracts" },
  events: {
    "chunk.retry": [{ type: "chunk.retry" }],
  },
  portResults: {
    loadChunk: { ok: [null], NotLoaded: [taggedFailure("NotLoaded")] },
    checkDeployment: {
      ok: [
        labelSample("another build is deployed, and was not reloaded for", { build: "other" }),
        labelSample("the site answers: the same build, or reloaded already", { build: "known" }),
        labelSample("the site does not answer", { build: "silent" }),
      ],
    },
    reloadPage: { ok: [null] },
  },
  feeds: {},
})
