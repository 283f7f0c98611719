import { assign, setup } from "xstate"
import type { AlreadyConfirmed, AlreadyRegistered, NoToken, OldToken } from "../../../domain/account/account-failures"
import type { LetterToken } from "../../../domain/account/letter-link"
import type { CallFailed } from "../../../domain/shared/failure"
import { answers } from "../../shared/answers"
import { port } from "../../shared/port"

/** State set 221: docs/states/account/confirm-email-change.md. After a lost response the second call says that it was confirmed. */
export const confirmEmailChange = setup({
  types: {} as {
    context: LetterToken & { readonly failure: CallFailed | null }
    events: { type: "change.confirm" }
  },
  actors: {
    takeTokenFromAddress: port<null, string, NoToken>("takeTokenFromAddress"),
    confirmEmailChange: port<LetterToken, null, OldToken | AlreadyConfirmed | AlreadyRegistered | CallFailed>(
      "confirmEmailChange",
    ),
  },
}).createMachine({
  id: "confirmEmailChange",
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
    ready: { on: { "change.confirm": "confirming" } },
    confirming: {
      entry: assign({ failure: null }),
      invoke: {
        id: "confirmEmailChange",
        src: "confirmEmailChange",
        input: ({ context: { token } }) => ({ token }),
        onDone: answers({
          ok: { target: "confirmed", assign: () => ({ token: "" }) },
          OldToken: { target: "oldtoken", assign: () => ({ token: "" }) },
          AlreadyConfirmed: { target: "conflict", assign: () => ({ token: "" }) },
          AlreadyRegistered: { target: "taken", assign: () => ({ token: "" }) },
          otherwise: "error",
        }),
      },
    },
    confirmed: {},
    oldtoken: {},
    conflict: {},
    taken: {},
    error: { on: { "change.confirm": "confirming" } },
  },
})
