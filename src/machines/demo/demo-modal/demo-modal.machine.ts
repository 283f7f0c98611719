import { assign, setup } from "xstate"
import type { EmailTaken } from "../../../domain/demo/demo"
import type { CallFailed } from "../../../domain/shared/failure"
import { callFailed } from "../../../domain/shared/failure"
import { isRateLimited, clearRateLimit } from "../../shared/rate-limit"
import { callFailure, failedWith, failureWith, feed, port, succeeded } from "../../shared/port"
import type { SessionChanged } from "../../site/session/session.machine"

/** State set 63: docs/states/demo/demo-modal.md. One for the whole site: it stays open while the page behind it changes. */
export const demoModal = setup({
  types: {} as {
    /** `onward`: the page that requires the account. */
    context: { email: string; onward: string | null; failure: CallFailed | null }
    events:
      | SessionChanged
      | { type: "demo.open"; onward: string | null }
      | { type: "form.submit"; email: string }
      | { type: "modal.close" }
      | { type: "rateLimit.ended" }
    /** There is something on the screen. */
    tags: "shown"
  },
  actors: {
    watchTokens: feed<SessionChanged>("watchTokens"),
    assignDemo: port<{ email: string }, null, EmailTaken | CallFailed>("assignDemo"),
  },
  actions: {
    forget: assign({ email: "", onward: null, failure: null }),
  },
}).createMachine({
  id: "demoModal",
  context: { email: "", onward: null, failure: null },
  invoke: { id: "watchTokens", src: "watchTokens" },
  initial: "closed",
  // Closes an open form: after a sign-in elsewhere there is no demo left to convert.
  on: { "session.began": {}, "session.changed": {}, "session.ended": {}, "session.lost": {} },
  states: {
    closed: {
      entry: "forget",
      on: { "demo.open": { target: "form", actions: assign({ onward: ({ event }) => event.onward }) } },
    },
    form: {
      tags: "shown",
      initial: "ready",
      on: { "session.changed": "closed", "session.ended": "closed", "session.lost": "closed" },
      states: {
        ready: {
          on: { "form.submit": "process", "modal.close": "#demoModal.closed" },
        },
        process: {
          entry: assign(({ event }) => (event.type === "form.submit" ? { email: event.email, failure: null } : {})),
          invoke: {
            id: "assignDemo",
            src: "assignDemo",
            input: ({ context: { email } }) => ({ email }),
            onDone: [
              { guard: succeeded, target: "#demoModal.success" },
              {
                guard: failedWith("EmailTaken"),
                target: "taken",
                actions: assign({
                  failure: ({ event }) =>
                    callFailed("refused", { message: failureWith({ event }, "EmailTaken")?.message ?? null }),
                }),
              },
              {
                // Closing the two-factor challenge ends the call silently; what was typed stays.
                guard: ({ event }) => failureWith({ event }, "CallFailed")?.reason === "cancelled",
                target: "ready",
              },
              {
                guard: isRateLimited,
                target: "rateLimited",
                actions: assign(callFailure),
              },
              { target: "error", actions: assign(callFailure) },
            ],
          },
        },
        /** Rate limited: the response had Retry-After. */
        rateLimited: {
          on: {
            "rateLimit.ended": { target: "error", actions: assign(clearRateLimit) },
            "form.submit": {},
            "modal.close": "#demoModal.closed",
          },
        },
        /** The address belongs to an account: signing in is another way on. */
        taken: {
          on: { "form.submit": "process", "modal.close": "#demoModal.closed" },
        },
        error: {
          on: { "form.submit": "process", "modal.close": "#demoModal.closed" },
        },
      },
    },
    success: {
      tags: "shown",
      on: { "modal.close": "closed" },
    },
  },
})
