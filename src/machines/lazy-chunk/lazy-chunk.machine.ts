import { setup } from "xstate"
import type { TaggedFailure } from "../../domain/failure"
import { timing } from "../../domain/timing"
import { port, succeeded, successOf } from "../port"

/**
 * What the site serves now. `other`: a build that this page is not of, and that it was not reloaded for; its own chunks may be gone.
 * `known`: this build, or one that it was reloaded for already. `silent`: the site does not answer.
 */
export interface DeployedBuild {
  readonly build: "other" | "known" | "silent"
}

/** State set 13: docs/states/lazy-chunk.md. */
export const lazyChunk = setup({
  types: {} as {
    input: { name: string }
    context: { name: string }
    events: { type: "chunk.retry" }
  },
  actors: {
    /** The port hands the loaded module to the page; the machine only tracks whether it is loaded. */
    loadChunk: port<{ name: string }, null, TaggedFailure<"NotLoaded">>("loadChunk"),
    checkDeployment: port<null, DeployedBuild>("checkDeployment"),
    reloadPage: port<null, null>("reloadPage"),
  },
  delays: {
    chunkTimeout: timing.chunkTimeout,
    callTimeout: timing.callTimeout,
  },
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
        onDone: [{ guard: succeeded, target: "loaded" }, { target: "checking" }],
      },
      after: { chunkTimeout: "failed" },
    },
    checking: {
      invoke: {
        id: "checkDeployment",
        src: "checkDeployment",
        input: null,
        onDone: [
          { guard: ({ event }) => successOf({ event }).build === "other", target: "reloading" },
          { target: "failed" },
        ],
      },
      after: { callTimeout: "failed" },
    },
    /** A browser keeps a module that failed: asking once more is the whole page's business. But never into its own error page. */
    retrying: {
      invoke: {
        id: "checkDeployment",
        src: "checkDeployment",
        input: null,
        onDone: [
          { guard: ({ event }) => successOf({ event }).build === "silent", target: "failed" },
          { target: "reloading" },
        ],
      },
      after: { callTimeout: "failed" },
    },
    reloading: {
      invoke: { id: "reloadPage", src: "reloadPage", input: null, onDone: "leaving" },
    },
    /** The page goes, and comes back as the new one. If the browser does not let it go, this is said after a while. */
    leaving: {
      after: { callTimeout: "failed" },
    },
    loaded: {},
    failed: {
      on: { "chunk.retry": "retrying" },
    },
  },
})
