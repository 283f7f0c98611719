import { assign } from "xstate"
import type { CallFailed } from "#domain/shared/failure.ts"
import { answers, setup, rateLimitEnded, port } from "#machines/shared/port.ts"

export interface PasswordReset {
  readonly resetPasswordToken: string
  readonly password: string
}

const submit = { on: { "form.submit": "sending" } } as const

/**
 * State set 25, recovery set password: docs/states/account/recovery-set-password.md. The link's token replaces the current password, so
 * success signs the customer in.
 */
export const recoverySetPassword = setup({
  types: {} as {
    input: { resetPasswordToken: string }
    context: PasswordReset & { failure: CallFailed | null }
    events: { type: "form.submit"; password: string } | { type: "rateLimit.ended" }
  },
  actors: { resetPassword: port<PasswordReset, null, CallFailed>("resetPassword") },
}).createMachine({
  id: "recoverySetPassword",
  context: ({ input: { resetPasswordToken } }) => ({ resetPasswordToken, password: "", failure: null }),
  initial: "ready",
  states: {
    ready: submit,
    sending: {
      entry: assign(({ event }) => (event.type === "form.submit" ? { password: event.password, failure: null } : {})),
      exit: assign({ password: "" }),
      invoke: {
        src: "resetPassword",
        input: ({ context: { resetPasswordToken, password } }) => ({ resetPasswordToken, password }),
        onDone: answers({
          ok: { target: "success", assign: () => ({ resetPasswordToken: "" }) },
          cancelled: "ready",
          rateLimited: "rateLimited",
          otherwise: "failed",
        }),
      },
    },
    success: {},
    rateLimited: { on: { "rateLimit.ended": rateLimitEnded, "form.submit": {} } },
    failed: submit,
  },
})
