import type { CallFailed } from "#domain/shared/failure.ts"
import { answers, setup, feed, port } from "#machines/shared/port.ts"
import type { SessionChanged } from "./session.machine.ts"

const signedIn = { on: { "session.started": "idle", "session.changed": "idle" } } as const

/**
 * State set 26, sign-out: docs/states/site/sign-out.md. The machine runs as long as the application, because its page unmounts immediately.
 */
export const signOut = setup({
  types: {} as {
    events: SessionChanged | { type: "signOut.ask" }
  },
  actors: {
    watchTokens: feed<SessionChanged>("watchTokens"),
    signOut: port<void, null, CallFailed>("signOut"),
  },
}).createMachine({
  id: "signOut",
  invoke: { src: "watchTokens" },
  initial: "idle",
  states: {
    idle: { on: { "signOut.ask": "sending" } },
    sending: {
      invoke: {
        src: "signOut",
        onDone: answers({ ok: "done", otherwise: "failed" }),
      },
      ...signedIn,
    },
    done: signedIn,
    failed: signedIn,
  },
  // Only a new sign-in matters here, because the end of the session is the expected result.
  on: {
    "session.started": {},
    "session.changed": {},
    "session.ended": {},
    "session.lost": {},
    // The visitor has signed out already, or is signing out.
    "signOut.ask": {},
  },
})
