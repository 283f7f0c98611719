import { assign } from "xstate"
import type { AlreadyConfirmed, NoToken, OldToken, OwnershipUnknown } from "#domain/account/account-failures.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import { answers, setup, rateLimitEnded, port } from "#machines/shared/port.ts"
import { humanCheckState, obtainHumanCheck } from "./human-check.ts"

/**
 * State set 22, e-mail confirmation: docs/states/account/confirm-email.md. The machine sends the confirmation once, and again only if the
 * visitor presses Retry.
 */
export const confirmEmail = setup({
  types: {} as {
    /** `isOwnSignUp` is true after the visitor has confirmed that the sign-up was theirs. */
    context: { emailToken: string; isOwnSignUp: boolean; humanCheck: string; failure: CallFailed | null }
    events:
      | { type: "confirmation.retry" }
      | { type: "signUp.claim" }
      | { type: "signUp.disown" }
      | { type: "email.request" }
      | { type: "rateLimit.ended" }
  },
  actors: {
    takeTokenFromUrl: port<void, string, NoToken>("takeTokenFromUrl"),
    confirmEmail: port<
      { emailToken: string; isOwnSignUp: boolean },
      null,
      OldToken | AlreadyConfirmed | OwnershipUnknown | CallFailed
    >("confirmEmail"),
    disownSignUp: port<{ emailToken: string }, null, OldToken | AlreadyConfirmed | CallFailed>("disownSignUp"),
    obtainHumanCheck,
    requestEmail: port<{ emailToken: string; humanCheck: string }, null, CallFailed>("requestEmail"),
  },
}).createMachine({
  id: "confirmEmail",
  context: { emailToken: "", isOwnSignUp: false, humanCheck: "", failure: null },
  initial: "sending",
  states: {
    sending: {
      initial: "reading",
      states: {
        reading: {
          invoke: {
            src: "takeTokenFromUrl",
            onDone: answers({
              ok: { target: "requesting", assign: (emailToken) => ({ emailToken }) },
              NoToken: "#confirmEmail.withoutToken",
            }),
          },
        },
        requesting: {
          entry: assign({ failure: null }),
          invoke: {
            src: "confirmEmail",
            input: ({ context: { emailToken, isOwnSignUp } }) => ({ emailToken, isOwnSignUp }),
            onDone: answers({
              ok: { target: "#confirmEmail.ready", assign: () => ({ emailToken: "" }) },
              OldToken: "#confirmEmail.oldToken",
              AlreadyConfirmed: { target: "#confirmEmail.conflict", assign: () => ({ emailToken: "" }) },
              OwnershipUnknown: "#confirmEmail.asking",
              otherwise: "#confirmEmail.failed",
            }),
          },
        },
      },
    },
    /** Asks the visitor whether the sign-up was theirs, because this browser is not signed in to the account. */
    asking: {
      initial: "ready",
      on: {
        "signUp.claim": { target: "sending.requesting", actions: assign({ isOwnSignUp: true }) },
        "signUp.disown": ".disowning",
      },
      states: {
        ready: {},
        disowning: {
          entry: assign({ failure: null }),
          on: { "signUp.claim": {}, "signUp.disown": {} },
          invoke: {
            src: "disownSignUp",
            input: ({ context: { emailToken } }) => ({ emailToken }),
            onDone: answers({
              ok: { target: "#confirmEmail.disowned", assign: () => ({ emailToken: "" }) },
              OldToken: "#confirmEmail.oldToken",
              AlreadyConfirmed: { target: "#confirmEmail.conflict", assign: () => ({ emailToken: "" }) },
              otherwise: "failed",
            }),
          },
        },
        failed: {},
      },
    },
    ready: {},
    disowned: {},
    conflict: {},
    oldToken: {
      initial: "humanCheck",
      states: {
        humanCheck: { entry: assign({ failure: null }), ...humanCheckState("confirm", "failed", "resending") },
        resending: {
          invoke: {
            src: "requestEmail",
            input: ({ context: { emailToken, humanCheck } }) => ({ emailToken, humanCheck }),
            onDone: answers({
              ok: { target: "sent", assign: () => ({ emailToken: "" }) },
              rateLimited: "rateLimited",
              otherwise: "failed",
            }),
          },
          exit: assign({ humanCheck: "" }),
        },
        sent: {},
        rateLimited: { on: { "rateLimit.ended": rateLimitEnded } },
        failed: { on: { "email.request": "humanCheck" } },
      },
    },
    withoutToken: {},
    failed: { on: { "confirmation.retry": "sending.requesting" } },
  },
})
