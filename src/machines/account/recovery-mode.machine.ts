import { assign } from "xstate"
import type { NoToken } from "#domain/account/account-failures.ts"
import { answers, setup, port } from "#machines/shared/port.ts"

/**
 * State set 23, recovery mode: docs/states/account/recovery-mode.md. The URL's token decides between the request of a link and the new
 * password.
 */
export const recoveryMode = setup({
  types: {} as {
    context: { resetPasswordToken: string }
    events: { type: "link.request" }
  },
  actors: { takeTokenFromUrl: port<void, string, NoToken>("takeTokenFromUrl") },
}).createMachine({
  id: "recoveryMode",
  context: { resetPasswordToken: "" },
  initial: "reading",
  states: {
    reading: {
      invoke: {
        src: "takeTokenFromUrl",
        onDone: answers({
          ok: { target: "set", assign: (resetPasswordToken) => ({ resetPasswordToken }) },
          NoToken: "request",
        }),
      },
    },
    request: {},
    set: {
      exit: assign({ resetPasswordToken: "" }),
      on: { "link.request": "request" },
    },
  },
})
