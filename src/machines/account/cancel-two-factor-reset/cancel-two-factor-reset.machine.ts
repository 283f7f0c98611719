import { assign, setup } from "xstate"
import type { NoToken, OldToken } from "../../../domain/account/account-failures"
import type { LetterToken } from "../../../domain/account/letter-link"
import type { CallFailed } from "../../../domain/shared/failure"
import { answers } from "../../shared/answers"
import { port } from "../../shared/port"

/** State set 210: docs/states/account/cancel-two-factor-reset.md. Cancelling is idempotent, so a lost response is repeated. */
export const cancelTwoFactorReset = setup({
  types: {} as {
    context: LetterToken & { readonly failure: CallFailed | null }
    events: { type: "reset.cancel" }
  },
  actors: {
    takeTokenFromAddress: port<null, string, NoToken>("takeTokenFromAddress"),
    cancelTwoFactorReset: port<LetterToken, null, OldToken | CallFailed>("cancelTwoFactorReset"),
  },
}).createMachine({
  id: "cancelTwoFactorReset",
  context: { token: "", failure: null },
  initial: "reading",
  states: {
    reading: {
      invoke: {
        id: "takeTokenFromAddress",
        src: "takeTokenFromAddress",
        input: null,
        onDone: answers({ ok: { target: "ready", assign: (token) => ({ token }) }, NoToken: "oldtoken" }),
      },
    },
    /** Nothing happens by opening the link: programs that read mail open links too. */
    ready: { on: { "reset.cancel": "cancelling" } },
    cancelling: {
      entry: assign({ failure: null }),
      invoke: {
        id: "cancelTwoFactorReset",
        src: "cancelTwoFactorReset",
        input: ({ context: { token } }) => ({ token }),
        onDone: answers({
          ok: { target: "cancelled", assign: () => ({ token: "" }) },
          OldToken: { target: "oldtoken", assign: () => ({ token: "" }) },
          otherwise: "error",
        }),
      },
    },
    cancelled: {},
    oldtoken: {},
    error: { on: { "reset.cancel": "cancelling" } },
  },
})
