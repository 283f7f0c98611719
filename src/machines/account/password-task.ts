import { assign } from "xstate"
import type { IncorrectPassword } from "#domain/account/account-failures.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import { answers, setup, rateLimitEnded, port } from "#machines/shared/port.ts"

export interface PasswordProof {
  readonly password: string
}
export type PasswordTaskFailure = IncorrectPassword | CallFailed

interface Options {
  /** The configuration of the state `done`. A repeatable task leads back to its form. */
  readonly done: { readonly on?: { readonly "form.open": "form" } }
}

/** Returns the machine of a task that needs the current password: state set 16, a form, behind a button. The task must be idempotent. */
export const createPasswordTaskMachine = (id: string, { done }: Options) => {
  const submit = { on: { "form.submit": "sending", "form.cancel": `#${id}.idle` } } as const
  return setup({
    types: {} as {
      context: PasswordProof & { readonly failure: CallFailed | null }
      events:
        | { type: "form.open" }
        | ({ type: "form.submit" } & PasswordProof)
        | { type: "form.cancel" }
        | { type: "rateLimit.ended" }
    },
    actors: { perform: port<PasswordProof, null, PasswordTaskFailure>("perform") },
    actions: {
      setPassword: assign({
        password: ({ event }) => (event.type === "form.submit" ? event.password : ""),
        failure: null,
      }),
      clearPassword: assign({ password: "" }),
    },
  }).createMachine({
    id,
    context: { password: "", failure: null },
    initial: "idle",
    states: {
      idle: { on: { "form.open": "form" } },
      form: {
        initial: "ready",
        entry: assign({ failure: null }),
        states: {
          ready: submit,
          sending: {
            entry: "setPassword",
            exit: "clearPassword",
            invoke: {
              src: "perform",
              input: ({ context: { password } }) => ({ password }),
              onDone: answers({
                ok: `#${id}.done`,
                IncorrectPassword: "wrongPassword",
                cancelled: "ready",
                rateLimited: "rateLimited",
                otherwise: "failed",
              }),
            },
          },
          wrongPassword: submit,
          rateLimited: { on: { ...submit.on, "form.submit": {}, "rateLimit.ended": rateLimitEnded } },
          failed: submit,
        },
      },
      done,
    },
  })
}
