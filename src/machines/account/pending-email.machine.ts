import { assign } from "xstate"
import type { CallFailed } from "#domain/shared/failure.ts"
import { answers, setup, rateLimitEnded, feed, port } from "#machines/shared/port.ts"

/** The events of the profile about a new e-mail address. */
export type PendingEmailChanged =
  | { type: "emailChange.pending"; email: string }
  /** The change was confirmed or cancelled, or its time is over. */
  | { type: "emailChange.ended" }

const pendingEmailSetup = setup({
  types: {} as {
    context: { readonly email: string; readonly failure: CallFailed | null }
    events:
      | PendingEmailChanged
      | { type: "email.request" }
      | { type: "emailChange.cancel" }
      | { type: "rateLimit.ended" }
  },
  actors: {
    watchPendingEmail: feed<PendingEmailChanged>("watchPendingEmail"),
    resendEmailChange: port<void, null, CallFailed>("resendEmailChange"),
    cancelEmailChange: port<void, null, CallFailed>("cancelEmailChange"),
  },
})

const pending = pendingEmailSetup.createStateConfig({
  on: { "email.request": "resending", "emailChange.cancel": "cancelling", "emailChange.ended": "none" },
})

/** State set 220, a new e-mail address that waits: docs/states/account/pending-email.md. Cancelling is idempotent. */
export const pendingEmail = pendingEmailSetup.createMachine({
  id: "pendingEmail",
  context: { email: "", failure: null },
  invoke: { src: "watchPendingEmail" },
  on: {
    "emailChange.pending": {
      target: ".waiting",
      actions: assign({ email: ({ event }) => event.email, failure: null }),
    },
  },
  initial: "none",
  states: {
    none: {},
    waiting: pending,
    resending: {
      entry: assign({ failure: null }),
      on: { "emailChange.ended": "none" },
      invoke: {
        src: "resendEmailChange",
        onDone: answers({ ok: "resent", rateLimited: "rateLimited", otherwise: "failed" }),
      },
    },
    resent: pending,
    cancelling: {
      entry: assign({ failure: null }),
      on: { "emailChange.ended": "none" },
      invoke: {
        src: "cancelEmailChange",
        onDone: answers({ ok: "cancelled", otherwise: "failed" }),
      },
    },
    /**
     * The customer has cancelled the change. The notice stays when the profile reports the end of the change, so that the customer can read
     * it.
     */
    cancelled: {},
    rateLimited: {
      on: {
        "rateLimit.ended": rateLimitEnded,
        "emailChange.cancel": "cancelling",
        "emailChange.ended": "none",
      },
    },
    failed: pending,
  },
})
