import { assign } from "xstate"
import type { Credentials } from "#domain/account/credentials.ts"
import type { TwoFactorResetRequested } from "#domain/account/two-factor.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import { answers, setup, rateLimitEnded, port } from "#machines/shared/port.ts"
import { humanCheckState, obtainHumanCheck } from "./human-check.ts"

export interface ResetRequest extends Credentials {
  readonly humanCheck: string
}

const submit = { on: { "form.submit": "sending" } } as const

/**
 * State set 209, two-factor reset: docs/states/account/two-factor-reset.md. The server treats a second request as a repetition of the
 * first.
 */
export const twoFactorReset = setup({
  types: {} as {
    context: ResetRequest & { readonly due: TwoFactorResetRequested["dueDate"]; readonly failure: CallFailed | null }
    events: ({ type: "form.submit" } & Credentials) | { type: "rateLimit.ended" }
  },
  actors: {
    obtainHumanCheck,
    requestTwoFactorReset: port<ResetRequest, TwoFactorResetRequested, CallFailed>("requestTwoFactorReset"),
  },
  actions: {
    setForm: assign(({ event }) =>
      event.type === "form.submit" ? { email: event.email, password: event.password, failure: null } : {},
    ),
    clearSecrets: assign({ password: "", humanCheck: "" }),
  },
}).createMachine({
  id: "twoFactorReset",
  context: { email: "", password: "", humanCheck: "", due: null, failure: null },
  initial: "ready",
  states: {
    ready: submit,
    sending: {
      entry: "setForm",
      exit: "clearSecrets",
      initial: "humanCheck",
      states: {
        humanCheck: humanCheckState("recovery", "#twoFactorReset.failed"),
        requesting: {
          invoke: {
            src: "requestTwoFactorReset",
            input: ({ context: { email, password, humanCheck } }) => ({ email, password, humanCheck }),
            onDone: answers({
              ok: { target: "#twoFactorReset.requested", assign: ({ dueDate }) => ({ due: dueDate }) },
              rateLimited: "#twoFactorReset.rateLimited",
              otherwise: "#twoFactorReset.failed",
            }),
          },
        },
      },
    },
    requested: {},
    rateLimited: { on: { "rateLimit.ended": rateLimitEnded, "form.submit": {} } },
    failed: submit,
  },
})
