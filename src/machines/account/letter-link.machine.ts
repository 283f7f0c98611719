import { assign } from "xstate"
import type { NoToken, LetterLinkFailure, LetterToken } from "#domain/account/account-failures.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import { answers, setup, port } from "#machines/shared/port.ts"

const withoutToken = () => ({ token: "" })

/**
 * State sets 210, 221 and 222, link of a letter: docs/states/account/letter-link.md. The visitor can repeat a call whose response was lost.
 * The second call succeeds too, or reports that the first call succeeded.
 */
export const letterLink = setup({
  types: {} as {
    context: LetterToken & { readonly failure: CallFailed | null }
    events: { type: "link.follow" }
  },
  actors: {
    takeTokenFromAddress: port<void, string, NoToken>("takeTokenFromAddress"),
    followLetterLink: port<LetterToken, null, LetterLinkFailure>("followLetterLink"),
  },
}).createMachine({
  id: "letterLink",
  context: { token: "", failure: null },
  initial: "reading",
  states: {
    reading: {
      invoke: {
        src: "takeTokenFromAddress",
        onDone: answers({ ok: { target: "ready", assign: (token) => ({ token }) }, NoToken: "oldtoken" }),
      },
    },
    /** Opening the link changes nothing, because mail programs open links too. The visitor must press the button. */
    ready: { on: { "link.follow": "following" } },
    following: {
      entry: assign({ failure: null }),
      invoke: {
        src: "followLetterLink",
        input: ({ context: { token } }) => ({ token }),
        onDone: answers({
          ok: { target: "done", assign: withoutToken },
          OldToken: { target: "oldtoken", assign: withoutToken },
          AlreadyConfirmed: { target: "conflict", assign: withoutToken },
          AlreadyUndone: { target: "conflict", assign: withoutToken },
          AlreadyRegistered: { target: "taken", assign: withoutToken },
          otherwise: "failed",
        }),
      },
    },
    done: {},
    oldtoken: {},
    /** The link was used before. */
    conflict: {},
    taken: {},
    failed: { on: { "link.follow": "following" } },
  },
})
