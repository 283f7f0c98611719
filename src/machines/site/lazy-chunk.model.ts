import { taggedFailure } from "#domain/shared/failure.ts"
import { labelSample } from "#machines/kit/label-sample.ts"
import { defineModel } from "#machines/kit/model.ts"
import { lazyChunk } from "./lazy-chunk.machine.ts"

export const lazyChunkModel = defineModel({
  machine: lazyChunk,
  input: { name: "contracts" },
  portResults: {
    loadChunk: { ok: [null], ChunkNotLoaded: [taggedFailure("ChunkNotLoaded")] },
    checkDeployment: {
      ok: [
        labelSample("another build is deployed, and was not reloaded for", { build: "other" }),
        labelSample("the site answers: the same build, or reloaded already", { build: "known" }),
        labelSample("the site does not answer", { build: "silent" }),
      ],
    },
    reloadPage: { ok: [null] },
  },
  portInputs: { loadChunk: [{ name: "contracts" }], checkDeployment: [undefined], reloadPage: [undefined] },
})
