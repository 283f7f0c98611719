import { assign } from "xstate"
import type { CallFailed } from "#domain/shared/failure.ts"
import { answers, setup, rateLimitEnded, port } from "#machines/shared/port.ts"
import { humanCheckState, obtainHumanCheck } from "./human-check.ts"

const submit = { on: { "form.submit": "sending" } } as const

/**
 * State set 24, recovery request: docs/states/account/recovery-request.md. The text of `success` is the same for every e-mail address,
 * because the page must not reveal which addresses have accounts.
 */
export const recoveryRequest = setup({
  types: {} as {
    context: { email: string; humanCheck: string; failure: CallFailed | null }
    events: { type: "form.submit"; email: string } | { type: "rateLimit.ended" }
  },
  actors: {
    obtainHumanCheck,
    requestRecovery: port<{ email: string; humanCheck: string }, null, CallFailed>("requestRecovery"),
  },
}).createMachine({
  id: "recoveryRequest",
  context: { email: "", humanCheck: "", failure: null },
  initial: "ready",
  states: {
    ready: submit,
    sending: {
      entry: assign(({ event }) => (event.type === "form.submit" ? { email: event.email, failure: null } : {})),
      exit: assign({ humanCheck: "" }),
      initial: "humanCheck",
      states: {
        humanCheck: humanCheckState("recovery", "#recoveryRequest.failed"),
        requesting: {
          invoke: {
            src: "requestRecovery",
            input: ({ context: { email, humanCheck } }) => ({ email, humanCheck }),
            onDone: answers({
              ok: "#recoveryRequest.success",
              rateLimited: "#recoveryRequest.rateLimited",
              otherwise: "#recoveryRequest.failed",
            }),
          },
        },
      },
    },
    success: {},
    rateLimited: { on: { "rateLimit.ended": rateLimitEnded, "form.submit": {} } },
    failed: submit,
  },
})
