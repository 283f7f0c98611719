import { assign, setup } from "xstate"
import type { AlreadyConfirmed, AlreadyRegistered, NoToken, OldToken } from "../../../domain/account/account-failures"
import type { LetterToken } from "../../../domain/account/letter-link"
import type { CallFailed } from "../../../domain/shared/failure"
import { callFailure, failedWith, port, succeeded, successOf } from "../../shared/port"

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
        onDone: [
          { guard: succeeded, target: "ready", actions: assign({ token: ({ event }) => successOf({ event }) }) },
          { target: "oldtoken" },
        ],
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
        onDone: [
          { guard: succeeded, target: "confirmed", actions: assign({ token: "" }) },
          { guard: failedWith("OldToken"), target: "oldtoken", actions: assign({ token: "" }) },
          { guard: failedWith("AlreadyConfirmed"), target: "conflict", actions: assign({ token: "" }) },
          { guard: failedWith("AlreadyRegistered"), target: "taken", actions: assign({ token: "" }) },
          { target: "error", actions: assign(callFailure) },
        ],
      },
    },
    confirmed: {},
    oldtoken: {},
    conflict: {},
    taken: {},
    error: { on: { "change.confirm": "confirming" } },
  },
})
