import type { TaggedFailure } from "#domain/shared/failure.ts"
import { timing } from "#domain/shared/timing.ts"
import { answers, setup, port } from "#machines/shared/port.ts"

/**
 * The build that the site currently serves.
 * - `other`: a newer build for which the page has not reloaded, so the page's own chunks may be missing.
 * - `known`: this build, or a build for which the page already reloaded.
 * - `silent`: the site does not respond.
 */
export interface DeployedBuild {
  readonly build: "other" | "known" | "silent"
}

/**
 * State set 13, lazy chunk: docs/states/site/lazy-chunk.md. A deployment may remove the chunks of a running page, so the page reloads once
 * for each new build.
 */
export const lazyChunk = setup({
  types: {} as {
    input: { name: string }
    context: { name: string }
    events: { type: "chunk.retry" }
  },
  actors: {
    /** The port passes the loaded module to the page. The machine only tracks whether it is loaded. */
    loadChunk: port<{ name: string }, null, TaggedFailure<"ChunkNotLoaded">>("loadChunk"),
    checkDeployment: port<void, DeployedBuild>("checkDeployment"),
    reloadPage: port<void, null>("reloadPage"),
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
        src: "loadChunk",
        input: ({ context }) => ({ name: context.name }),
        onDone: answers({ ok: "loaded", ChunkNotLoaded: "checking" }),
      },
      after: { chunkTimeout: "failed" },
    },
    checking: {
      invoke: {
        src: "checkDeployment",
        onDone: answers({
          ok: [{ when: ({ build }) => build === "other", target: "reloading" }, { target: "failed" }],
        }),
      },
      after: { callTimeout: "failed" },
    },
    /** Browsers cache a failed module, so a retry reloads the page, unless the site is unreachable. */
    retrying: {
      invoke: {
        src: "checkDeployment",
        onDone: answers({
          ok: [{ when: ({ build }) => build === "silent", target: "failed" }, { target: "reloading" }],
        }),
      },
      after: { callTimeout: "failed" },
    },
    reloading: { invoke: { src: "reloadPage", onDone: "leaving" } },
    /** The page is reloading. If the browser blocks that, a message appears after a timeout. */
    leaving: { after: { callTimeout: "failed" } },
    loaded: {},
    failed: { on: { "chunk.retry": "retrying" } },
  },
})
