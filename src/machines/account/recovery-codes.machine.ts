import { assign } from "xstate"
import type { IncorrectPassword, AlreadyInRequestedState } from "#domain/account/account-failures.ts"
import type { RecoveryCodes, RecoveryCodesLeft } from "#domain/account/two-factor.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import { answers, setup, rateLimitEnded, port } from "#machines/shared/port.ts"
import type { PasswordProof } from "./password-task.ts"

type CreateFailed = IncorrectPassword | AlreadyInRequestedState | CallFailed

const submit = { on: { "form.submit": "sending", "form.cancel": "#recoveryCodes.loading" } } as const

/**
 * State set 206, recovery codes: docs/states/account/recovery-codes.md. The context contains the codes only while the page shows them,
 * because they are secret.
 */
export const recoveryCodes = setup({
  types: {} as {
    context: PasswordProof & {
      /** The number of unused codes. */
      readonly left: number
      readonly codes: ReadonlyArray<string>
      readonly failure: CallFailed | null
    }
    events:
      | { type: "load.retry" }
      | { type: "recoveryCodes.create" }
      | ({ type: "form.submit" } & PasswordProof)
      | { type: "form.cancel" }
      | { type: "rateLimit.ended" }
      | { type: "recoveryCodes.saved" }
  },
  actors: {
    loadRecoveryCodes: port<void, RecoveryCodesLeft, AlreadyInRequestedState | CallFailed>("loadRecoveryCodes"),
    createRecoveryCodes: port<PasswordProof, RecoveryCodes, CreateFailed>("createRecoveryCodes"),
  },
  actions: {
    setPassword: assign({
      password: ({ event }) => (event.type === "form.submit" ? event.password : ""),
      failure: null,
    }),
    clearPassword: assign({ password: "" }),
    clearCodes: assign({ codes: [] }),
  },
}).createMachine({
  id: "recoveryCodes",
  context: { left: 0, codes: [], password: "", failure: null },
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "loadRecoveryCodes",
        onDone: answers({
          ok: { target: "known", assign: ({ left }) => ({ left }) },
          AlreadyInRequestedState: "off",
          otherwise: "failed",
        }),
      },
    },
    failed: { on: { "load.retry": "loading" } },
    /** Two-factor is disabled. */
    off: {},
    known: { on: { "recoveryCodes.create": "form" } },
    form: {
      initial: "ready",
      states: {
        ready: submit,
        sending: {
          entry: "setPassword",
          exit: "clearPassword",
          invoke: {
            src: "createRecoveryCodes",
            input: ({ context: { password } }) => ({ password }),
            onDone: answers({
              ok: { target: "#recoveryCodes.shown", assign: ({ codes }) => ({ codes }) },
              IncorrectPassword: "wrongPassword",
              AlreadyInRequestedState: "#recoveryCodes.loading",
              cancelled: "ready",
              rateLimited: "rateLimited",
              otherwise: "failed",
            }),
          },
        },
        wrongPassword: submit,
        rateLimited: { on: { ...submit.on, "form.submit": {}, "rateLimit.ended": rateLimitEnded } },
        /** The customer must create new codes, because nobody can read the codes of a lost response. */
        failed: submit,
      },
    },
    shown: { exit: "clearCodes", on: { "recoveryCodes.saved": "loading" } },
  },
})
