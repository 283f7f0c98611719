import { assign } from "xstate"
import type { IncorrectPassword } from "#domain/account/account-failures.ts"
import type { ActiveSession, ActiveSessions, SessionRevocation } from "#domain/account/security.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import { answers, setup, rateLimitEnded, port } from "#machines/shared/port.ts"

const cancel = { "form.cancel": "#sessions.loading" } as const
const revoking = { on: { "form.submit": "sending", ...cancel } } as const

/** State set 201, sessions: docs/states/account/sessions.md. Ending a session is idempotent. */
export const sessions = setup({
  types: {} as {
    context: {
      readonly list: ActiveSessions | null
      /** The session to end. Null to end all sessions but the current one. */
      readonly chosen: ActiveSession | null
      readonly password: string
      readonly failure: CallFailed | null
    }
    events:
      | { type: "load.retry" }
      | { type: "session.revoke"; session: ActiveSession }
      | { type: "otherSessions.revoke" }
      | { type: "form.submit"; password: string }
      | { type: "form.cancel" }
      | { type: "rateLimit.ended" }
  },
  actors: {
    loadSessions: port<void, ActiveSessions, CallFailed>("loadSessions"),
    revokeSessions: port<SessionRevocation, null, IncorrectPassword | CallFailed>("revokeSessions"),
  },
  actions: {
    choose: assign({ chosen: ({ event }) => (event.type === "session.revoke" ? event.session : null), failure: null }),
    setPassword: assign({
      password: ({ event }) => (event.type === "form.submit" ? event.password : ""),
      failure: null,
    }),
    clearPassword: assign({ password: "" }),
  },
}).createMachine({
  id: "sessions",
  context: { list: null, chosen: null, password: "", failure: null },
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
        "session.revoke": { target: "revoking", actions: "choose" },
        "otherSessions.revoke": { target: "revoking", actions: "choose" },
      },
      states: { ready: {}, revoked: {} },
    },
    revoking: {
      initial: "ready",
      states: {
        ready: revoking,
        sending: {
          entry: "setPassword",
          exit: "clearPassword",
          invoke: {
            src: "revokeSessions",
            input: ({ context: { chosen, password } }) => ({ sessionId: chosen?.id ?? null, password }),
            onDone: answers({
              ok: "reloading",
              IncorrectPassword: "wrongPassword",
              cancelled: "ready",
              rateLimited: "rateLimited",
              otherwise: "failed",
            }),
          },
        },
        /** The form stays until the response. */
        reloading: {
          invoke: {
            src: "loadSessions",
            onDone: answers({
              ok: { target: "#sessions.listed.revoked", assign: (list) => ({ list }) },
              otherwise: "#sessions.failed",
            }),
          },
        },
        wrongPassword: revoking,
        rateLimited: { on: { "rateLimit.ended": rateLimitEnded, "form.submit": {}, ...cancel } },
        failed: revoking,
      },
    },
  },
})
