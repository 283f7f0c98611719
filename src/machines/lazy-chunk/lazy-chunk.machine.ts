import { setup } from "xstate"
import type { Named } from "../../domain/failure"
import { timing } from "../../domain/timing"
import { port, succeeded } from "../port"

/** State set 13: docs/states/lazy-chunk.md. */
export const lazyChunk = setup({
  types: {} as {
    input: { name: string }
    context: { name: string }
    events: { type: "chunk.retry" }
  },
  actors: {
    /** What is loaded is handed to the page by whoever loads it; the machine only needs to know that it is there. */
    loadChunk: port<{ name: string }, null, Named<"NotLoaded">>("loadChunk")
  },
  delays: {
    chunkTimeout: timing.chunkTimeout
  }
}).createMachine({
  id: "lazyChunk",
  context: ({ input }) => ({ name: input.name }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        id: "loadChunk",
        src: "loadChunk",
        input: ({ context }) => ({ name: context.name }),
        onDone: [{ guard: succeeded, target: "loaded" }, { target: "failed" }]
      },
      after: { chunkTimeout: "failed" }
    },
    loaded: {},
    failed: {
      on: { "chunk.retry": "loading" }
    }
  }
})
