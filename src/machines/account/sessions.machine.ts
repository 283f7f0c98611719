import { assign } from "xstate"
import type { OpenSessions } from "#domain/account/security.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import { answers, setup, port } from "#machines/shared/port.ts"

export interface SessionToEnd {
  /** Null: all but the present one. */
  readonly sessionId: string | null
}

/** State set 201: docs/states/account/sessions.md. Ending is idempotent, so a call whose response was lost is repeated. */
export const sessions = setup({
  types: {} as {
    context: SessionToEnd & { readonly list: OpenSessions | null; readonly failure: CallFailed | null }
    events: { type: "load.retry" } | { type: "session.end"; sessionId: string } | { type: "others.end" }
  },
  actors: {
    loadSessions: port<void, OpenSessions, CallFailed>("loadSessions"),
    endSessions: port<SessionToEnd, null, CallFailed>("endSessions"),
  },
  actions: {
    choose: assign({
      sessionId: ({ event }) => (event.type === "session.end" ? event.sessionId : null),
      failure: null,
    }),
  },
}).createMachine({
  id: "sessions",
  context: { list: null, sessionId: null, failure: null },
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "loadSessions",
        onDone: answers({ ok: { target: "listed.ready", assign: (list) => ({ list }) }, otherwise: "failed" }),
      },
    },
    failed: { on: { "load.retry": "loading" } },
    listed: {
      initial: "ready",
      on: {
        "session.end": { target: "ending", actions: "choose" },
        "others.end": { target: "ending", actions: "choose" },
      },
      states: { ready: {}, ended: {}, error: {} },
    },
    ending: {
      invoke: {
        src: "endSessions",
        input: ({ context: { sessionId } }) => ({ sessionId }),
        onDone: answers({ ok: "reloading", cancelled: "listed.ready", otherwise: "listed.error" }),
      },
    },
    /** The list stays until the response. */
    reloading: {
      invoke: {
        src: "loadSessions",
        onDone: answers({ ok: { target: "listed.ended", assign: (list) => ({ list }) }, otherwise: "failed" }),
      },
    },
  },
})
