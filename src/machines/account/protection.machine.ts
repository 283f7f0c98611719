import { assign, setup } from "xstate"
import type { Protection } from "../../domain/account/protection"
import type { CallFailed } from "../../domain/shared/failure"
import { answers } from "../shared/answers"
import { feed, port } from "../shared/port"
import type { Refreshed } from "../shared/refreshed"

/** State set 223: docs/states/account/protection.md. */
export const protection = setup({
  types: {} as {
    context: { readonly protection: Protection | null; readonly failure: CallFailed | null }
    events: Refreshed<Protection> | { type: "load.retry" }
  },
  actors: {
    loadProtection: port<null, Protection, CallFailed>("loadProtection"),
    watchRefresh: feed<Refreshed<Protection>>("watchRefresh"),
  },
}).createMachine({
  id: "protection",
  context: { protection: null, failure: null },
  initial: "loading",
  states: {
    loading: {
      invoke: {
        id: "loadProtection",
        src: "loadProtection",
        input: null,
        onDone: answers({ ok: { target: "ready", assign: (protection) => ({ protection }) }, otherwise: "failed" }),
      },
    },
    /** The sections below change it. */
    ready: {
      invoke: { id: "watchRefresh", src: "watchRefresh" },
      on: { "data.refreshed": { actions: assign({ protection: ({ event }) => event.data }) } },
    },
    failed: { on: { "load.retry": "loading" } },
  },
})
