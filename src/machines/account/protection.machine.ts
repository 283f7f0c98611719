import { assign } from "xstate"
import type { Protection } from "#domain/account/security.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import { answers, setup, feed, port, type Refreshed } from "#machines/shared/port.ts"

/**
 * State set 223, the account's protection: docs/states/account/protection.md. The list shows the state of each security measure and its
 * next step.
 */
export const protection = setup({
  types: {} as {
    context: { readonly protection: Protection | null; readonly failure: CallFailed | null }
    events: Refreshed<Protection> | { type: "load.retry" }
  },
  actors: {
    loadProtection: port<void, Protection, CallFailed>("loadProtection"),
    watchRefresh: feed<Refreshed<Protection>>("watchRefresh"),
  },
}).createMachine({
  id: "protection",
  context: { protection: null, failure: null },
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "loadProtection",
        onDone: answers({ ok: { target: "ready", assign: (protection) => ({ protection }) }, otherwise: "failed" }),
      },
    },
    /** The feed refreshes the data, because the sections of the page change it. */
    ready: {
      invoke: { src: "watchRefresh" },
      on: { "data.refreshed": { actions: assign({ protection: ({ event }) => event.data }) } },
    },
    failed: { on: { "load.retry": "loading" } },
  },
})
