import { assign } from "xstate"
import type { EmailRegistered } from "#domain/demo/demo.ts"
import { callFailed, type CallFailed } from "#domain/shared/failure.ts"
import { answers, setup, rateLimitEnded, feed, port } from "#machines/shared/port.ts"
import type { SessionChanged } from "#machines/site/session.machine.ts"

const submit = { on: { "form.submit": "sending", "dialog.close": "#demoModal.closed" } } as const

/**
 * State set 63, demo modal: docs/states/demo/demo-modal.md. A single machine serves the whole site, because the modal stays open while the
 * page behind it changes.
 */
export const demoModal = setup({
  types: {} as {
    /** `redirectTarget` is the page that requires the account. */
    context: { email: string; redirectTarget: string | null; failure: CallFailed | null }
    events:
      | SessionChanged
      | { type: "demo.open"; redirectTarget: string | null }
      | { type: "form.submit"; email: string }
      | { type: "dialog.close" }
      | { type: "rateLimit.ended" }
    tags: "shown"
  },
  actors: {
    watchTokens: feed<SessionChanged>("watchTokens"),
    assignDemo: port<{ email: string }, null, EmailRegistered | CallFailed>("assignDemo"),
  },
  actions: { clearRequest: assign({ email: "", redirectTarget: null, failure: null }) },
}).createMachine({
  id: "demoModal",
  context: { email: "", redirectTarget: null, failure: null },
  invoke: { src: "watchTokens" },
  initial: "closed",
  // Only an open form reacts to these events: it closes, because after a sign-in elsewhere no demo is left to convert.
  on: { "session.started": {}, "session.changed": {}, "session.ended": {}, "session.lost": {} },
  states: {
    closed: {
      entry: "clearRequest",
      on: { "demo.open": { target: "form", actions: assign({ redirectTarget: ({ event }) => event.redirectTarget }) } },
    },
    form: {
      tags: "shown",
      initial: "ready",
      on: { "session.changed": "closed", "session.ended": "closed", "session.lost": "closed" },
      states: {
        ready: submit,
        sending: {
          entry: assign(({ event }) => (event.type === "form.submit" ? { email: event.email, failure: null } : {})),
          invoke: {
            src: "assignDemo",
            input: ({ context: { email } }) => ({ email }),
            onDone: answers({
              ok: "#demoModal.success",
              EmailRegistered: {
                target: "emailRegistered",
                assign: ({ message }: EmailRegistered) => ({ failure: callFailed("refused", { message }) }),
              },
              cancelled: "ready",
              rateLimited: "rateLimited",
              otherwise: "failed",
            }),
          },
        },
        rateLimited: { on: { ...submit.on, "form.submit": {}, "rateLimit.ended": rateLimitEnded } },
        /** The e-mail address belongs to an account, so the form also offers to sign in. */
        emailRegistered: submit,
        failed: submit,
      },
    },
    success: {
      tags: "shown",
      on: { "dialog.close": "closed" },
    },
  },
})
