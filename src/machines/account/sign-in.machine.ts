import { assign } from "xstate"
import type { UserNotVerified } from "#domain/account/account-failures.ts"
import type { Credentials } from "#domain/account/credentials.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import { answers, setup, rateLimitEnded, port } from "#machines/shared/port.ts"
import { humanCheckState, obtainHumanCheck } from "./human-check.ts"

const submit = { on: { "form.submit": "sending" } } as const

/**
 * State set 17, sign-in: docs/states/account/sign-in.md. The form stays mounted in all states, so that a failure keeps the typed values.
 */
export const signIn = setup({
  types: {} as {
    context: Credentials & { humanCheck: string; failure: CallFailed | null; unverified: UserNotVerified | null }
    events: ({ type: "form.submit" } & Credentials) | { type: "rateLimit.ended" }
  },
  actors: {
    obtainHumanCheck,
    signIn: port<Credentials & { humanCheck: string }, null, UserNotVerified | CallFailed>("signIn"),
  },
}).createMachine({
  id: "signIn",
  context: { email: "", password: "", humanCheck: "", failure: null, unverified: null },
  initial: "ready",
  states: {
    ready: submit,
    sending: {
      entry: assign(({ event }) =>
        event.type === "form.submit"
          ? { email: event.email, password: event.password, failure: null, unverified: null }
          : {},
      ),
      exit: assign({ password: "", humanCheck: "" }),
      initial: "humanCheck",
      states: {
        humanCheck: humanCheckState("signin", "#signIn.failed"),
        requesting: {
          invoke: {
            src: "signIn",
            input: ({ context: { email, password, humanCheck } }) => ({ email, password, humanCheck }),
            onDone: answers({
              ok: "#signIn.success",
              UserNotVerified: {
                target: "#signIn.unverified",
                assign: (unverified: UserNotVerified) => ({ unverified }),
              },
              cancelled: "#signIn.ready",
              rateLimited: "#signIn.rateLimited",
              otherwise: "#signIn.failed",
            }),
          },
        },
      },
    },
    unverified: submit,
    failed: submit,
    rateLimited: { on: { "rateLimit.ended": rateLimitEnded, "form.submit": {} } },
    success: { type: "final" },
  },
})
