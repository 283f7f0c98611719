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
    context: { staleToken: string | null; failure: CallFailed | null }
    events:
      | SessionChanged
      /** `staleToken` is the refused token. Null if the token was too old to be sent. */
      | { type: "token.rejected"; staleToken: string | null }
      | { type: "call.retried" }
  },
  actors: {
    watchTokens: feed<SessionChanged>("watchTokens"),
    refreshTokens: port<{ staleToken: string | null }, null, TaggedFailure<"SessionLost"> | CallFailed>(
      "refreshTokens",
    ),
  },
  actions: { clearToken: assign({ staleToken: null, failure: null }) },
}).createMachine({
  id: "tokenRefresh",
  context: { staleToken: null, failure: null },
  invoke: { src: "watchTokens" },
  initial: "fresh",
  states: {
    fresh: {
      on: {
        "token.rejected": {
          target: "refreshing",
          actions: assign({ staleToken: ({ event }) => event.staleToken, failure: null }),
        },
      },
    },
    refreshing: {
      invoke: {
        src: "refreshTokens",
        input: ({ context }) => ({ staleToken: context.staleToken }),
        onDone: answers({
          ok: { target: "retrying", actions: "clearToken" },
          SessionLost: { target: "lost", actions: "clearToken" },
          otherwise: { target: "fresh", assign: () => ({ staleToken: null }) },
        }),
      },
    },
    retrying: {
      on: {
        "call.retried": "fresh",
        "token.rejected": { target: "refreshing", actions: assign({ staleToken: ({ event }) => event.staleToken }) },
      },
    },
    lost: { on: { "session.started": "fresh", "session.changed": "fresh" } },
  },
  // Only the state `lost` needs these events. In all other states, the port and the calls read the current tokens themselves.
  on: {
    "session.started": {},
    "session.changed": {},
    "session.ended": {},
    "session.lost": {},
  },
})
