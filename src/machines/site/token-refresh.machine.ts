import { assign } from "xstate"
import type { CallFailed, TaggedFailure } from "#domain/shared/failure.ts"
import { answers, setup, feed, port } from "#machines/shared/port.ts"
import type { SessionChanged } from "./session.machine.ts"

/**
 * State set 2, token refresh: docs/states/site/token-refresh.md. The server may reject many calls at the same time, and they share one
 * refresh.
 */
export const tokenRefresh = setup({
  types: {} as {
    context: { stale: string | null; failure: CallFailed | null }
    events:
      | SessionChanged
      /** `stale` is the refused token. Null if the token was too old to be sent. */
      | { type: "token.rejected"; stale: string | null }
      | { type: "call.retried" }
  },
  actors: {
    watchTokens: feed<SessionChanged>("watchTokens"),
    renewToken: port<{ stale: string | null }, null, TaggedFailure<"SessionLost"> | CallFailed>("renewToken"),
  },
  actions: { clearToken: assign({ stale: null, failure: null }) },
}).createMachine({
  id: "tokenRefresh",
  context: { stale: null, failure: null },
  invoke: { src: "watchTokens" },
  initial: "fresh",
  states: {
    fresh: {
      on: {
        "token.rejected": {
          target: "refreshing",
          actions: assign({ stale: ({ event }) => event.stale, failure: null }),
        },
      },
    },
    refreshing: {
      invoke: {
        src: "renewToken",
        input: ({ context }) => ({ stale: context.stale }),
        onDone: answers({
          ok: { target: "retrying", actions: "clearToken" },
          SessionLost: { target: "lost", actions: "clearToken" },
          otherwise: { target: "fresh", assign: () => ({ stale: null }) },
        }),
      },
    },
    retrying: {
      on: {
        "call.retried": "fresh",
        "token.rejected": { target: "refreshing", actions: assign({ stale: ({ event }) => event.stale }) },
      },
    },
    lost: { on: { "session.began": "fresh", "session.changed": "fresh" } },
  },
  // Only the state `lost` needs these events, because all other states read the tokens.
  on: {
    "session.began": {},
    "session.changed": {},
    "session.ended": {},
    "session.lost": {},
  },
})
