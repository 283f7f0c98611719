import { assign, setup } from "xstate"
import type { AlreadyUndone, NoToken, OldToken } from "../../../domain/account/account-failures"
import type { LetterToken } from "../../../domain/account/letter-link"
import type { CallFailed } from "../../../domain/shared/failure"
import { answers } from "../../shared/answers"
import { port } from "../../shared/port"

/** State set 222: docs/states/account/undo-email-change.md. After a lost response the second call says that it was undone. */
export const undoEmailChange = setup({
  types: {} as {
    context: LetterToken & { readonly failure: CallFailed | null }
    events: { type: "change.undo" }
  },
  actors: {
    takeTokenFromAddress: port<null, string, NoToken>("takeTokenFromAddress"),
    undoEmailChange: port<LetterToken, null, OldToken | AlreadyUndone | CallFailed>("undoEmailChange"),
  },
}).createMachine({
  id: "undoEmailChange",
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
    ready: { on: { "change.undo": "undoing" } },
    undoing: {
      entry: assign({ failure: null }),
      invoke: {
        id: "undoEmailChange",
        src: "undoEmailChange",
        input: ({ context: { token } }) => ({ token }),
        onDone: answers({
          ok: { target: "undone", assign: () => ({ token: "" }) },
          OldToken: { target: "oldtoken", assign: () => ({ token: "" }) },
          AlreadyUndone: { target: "alreadyUndone", assign: () => ({ token: "" }) },
          otherwise: "error",
        }),
      },
    },
    undone: {},
    oldtoken: {},
    alreadyUndone: {},
    error: { on: { "change.undo": "undoing" } },
  },
})
