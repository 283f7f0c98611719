import { assign } from "xstate"
import type { PasskeyCancelled, PasskeyRequest, PasskeyResponse, PasskeyUnsupported } from "#domain/account/passkey.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import { timing } from "#domain/shared/timing.ts"
import { answers, setup, port } from "#machines/shared/port.ts"

const choose = { on: { "passkey.choose": "choosing" } } as const

/**
 * State set 227, passkey sign-in: docs/states/account/passkey-sign-in.md. The server's challenge expires, so the machine renews the
 * browser's offer before that.
 */
export const passkeySignIn = setup({
  types: {} as {
    context: { readonly response: PasskeyResponse | null; readonly failure: CallFailed | null }
    events: { type: "passkey.choose" }
  },
  actors: {
    requestPasskey: port<PasskeyRequest, PasskeyResponse, PasskeyCancelled | PasskeyUnsupported | CallFailed>(
      "requestPasskey",
    ),
    signInByPasskey: port<PasskeyResponse, null, CallFailed>("signInByPasskey"),
  },
  delays: { passkeyRenewal: timing.passkeyRenewal },
}).createMachine({
  id: "passkeySignIn",
  context: { response: null, failure: null },
  initial: "offering",
  states: {
    /** The browser offers passkeys among the suggestions of the e-mail field. */
    offering: {
      on: { "passkey.choose": "choosing" },
      after: { passkeyRenewal: { target: "offering", reenter: true } },
      invoke: {
        src: "requestPasskey",
        input: { isAutofill: true },
        onDone: answers({
          ok: { target: "sending", assign: (response) => ({ response }) },
          PasskeyCancelled: "ready",
          PasskeyUnsupported: "ready",
          // The customer did not ask for suggestions, so the page does not show a failure to offer them.
          otherwise: { target: "ready", assign: () => ({ failure: null }) },
        }),
      },
    },
    ready: choose,
    choosing: {
      entry: assign({ failure: null }),
      invoke: {
        src: "requestPasskey",
        input: { isAutofill: false },
        onDone: answers({
          ok: { target: "sending", assign: (response) => ({ response }) },
          PasskeyCancelled: "cancelled",
          PasskeyUnsupported: "unsupported",
          otherwise: "failed",
        }),
      },
    },
    sending: {
      invoke: {
        src: "signInByPasskey",
        input: ({ context: { response } }) => response!,
        onDone: answers({ ok: "success", otherwise: "failed" }),
      },
    },
    cancelled: choose,
    unsupported: choose,
    failed: choose,
    success: { type: "final" },
  },
})
