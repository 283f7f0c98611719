import { assign } from "xstate"
import type { NoToken, EmailLinkFailure, EmailLinkToken } from "#domain/account/account-failures.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import { answers, setup, port } from "#machines/shared/port.ts"

const withoutToken = () => ({ token: "" })

/**
 * State sets 210, 221 and 222, link of an e-mail: docs/states/account/email-link.md. A repeated call succeeds, or reports that
 * the first call succeeded.
 */
export const emailLink = setup({
  types: {} as {
    context: EmailLinkToken & { readonly failure: CallFailed | null }
    events: { type: "link.follow" }
  },
  actors: {
    takeTokenFromUrl: port<void, string, NoToken>("takeTokenFromUrl"),
    followEmailLink: port<EmailLinkToken, null, EmailLinkFailure>("followEmailLink"),
  },
}).createMachine({
  id: "emailLink",
  context: { token: "", failure: null },
  initial: "reading",
  states: {
    reading: {
      invoke: {
        src: "takeTokenFromUrl",
        onDone: answers({ ok: { target: "ready", assign: (token) => ({ token }) }, NoToken: "oldToken" }),
      },
    },
    /** Opening the link changes nothing, because mail programs open links too. The visitor must press the button. */
    ready: { on: { "link.follow": "following" } },
    following: {
      entry: assign({ failure: null }),
      invoke: {
        src: "followEmailLink",
        input: ({ context: { token } }) => ({ token }),
        onDone: answers({
          ok: { target: "done", assign: withoutToken },
          OldToken: { target: "oldToken", assign: withoutToken },
          AlreadyConfirmed: { target: "conflict", assign: withoutToken },
          AlreadyUndone: { target: "conflict", assign: withoutToken },
          AlreadyRegistered: { target: "emailRegistered", assign: withoutToken },
          otherwise: "failed",
        }),
      },
    },
    done: {},
    oldToken: {},
    /** The link was used before. */
    conflict: {},
    emailRegistered: {},
    failed: { on: { "link.follow": "following" } },
  },
})
