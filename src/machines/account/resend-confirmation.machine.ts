import { assign } from "xstate"
import type { CallFailed } from "#domain/shared/failure.ts"
import { answers, setup, rateLimitEnded, port } from "#machines/shared/port.ts"
import { humanCheckState, obtainHumanCheck } from "./human-check.ts"

/**
 * State set 18, resend confirmation: docs/states/account/resend-confirmation.md. A human check precedes each request, because the call
 * sends an e-mail.
 */
export const resendConfirmation = setup({
  types: {} as {
    input: { email: string }
    context: { email: string; humanCheck: string; failure: CallFailed | null }
    events: { type: "email.request" } | { type: "rateLimit.ended" }
  },
  actors: {
    obtainHumanCheck,
    requestEmail: port<{ email: string; humanCheck: string }, null, CallFailed>("requestEmail"),
  },
}).createMachine({
  id: "resendConfirmation",
  context: ({ input }) => ({ email: input.email, humanCheck: "", failure: null }),
  initial: "offered",
  states: {
    offered: { on: { "email.request": "sending" } },
    sending: {
      entry: assign({ failure: null }),
      exit: assign({ humanCheck: "" }),
      initial: "humanCheck",
      states: {
        humanCheck: humanCheckState("confirm", "#resendConfirmation.failed"),
        requesting: {
          invoke: {
            src: "requestEmail",
            input: ({ context: { email, humanCheck } }) => ({ email, humanCheck }),
            onDone: answers({
              ok: "#resendConfirmation.sent",
              rateLimited: "#resendConfirmation.rateLimited",
              otherwise: "#resendConfirmation.failed",
            }),
          },
        },
      },
    },
    sent: {},
    rateLimited: { on: { "rateLimit.ended": rateLimitEnded } },
    failed: { on: { "email.request": "sending" } },
  },
})
