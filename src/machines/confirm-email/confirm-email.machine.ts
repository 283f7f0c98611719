import { assign, setup } from "xstate"
import type { AlreadyConfirmed, NoToken, OldToken } from "../../domain/account-failures"
import type { CallFailed } from "../../domain/failure"
import type { HumanCheckAction } from "../../domain/human-check"
import { askedToWait, holdOver } from "../hold"
import { failedWith, failure, port, succeeded, success } from "../port"

/** State set 22: docs/states/confirm-email.md. */
export const confirmEmail = setup({
  types: {} as {
    context: { emailToken: string; humanCheck: string; failure: CallFailed | null }
    events: { type: "confirmation.retry" } | { type: "mail.request" } | { type: "hold.ended" }
  },
  actors: {
    takeToken: port<null, string, NoToken>("takeToken"),
    confirmEmail: port<{ emailToken: string }, null, OldToken | AlreadyConfirmed | CallFailed>("confirmEmail"),
    obtainHumanCheck: port<{ action: HumanCheckAction }, string, CallFailed>("obtainHumanCheck"),
    requestMail: port<{ emailToken: string; humanCheck: string }, null, CallFailed>("requestMail")
  }
}).createMachine({
  id: "confirmEmail",
  context: { emailToken: "", humanCheck: "", failure: null },
  initial: "process",
  states: {
    process: {
      initial: "reading",
      states: {
        reading: {
          invoke: {
            id: "takeToken",
            src: "takeToken",
            input: null,
            onDone: [
              {
                guard: succeeded,
                target: "confirming",
                actions: assign({ emailToken: ({ event }) => success({ event }) })
              },
              { target: "#confirmEmail.error.withoutToken" }
            ]
          }
        },
        confirming: {
          entry: assign({ failure: null }),
          invoke: {
            id: "confirmEmail",
            src: "confirmEmail",
            input: ({ context: { emailToken } }) => ({ emailToken }),
            onDone: [
              { guard: succeeded, target: "#confirmEmail.ready", actions: assign({ emailToken: "" }) },
              { guard: failedWith("OldToken"), target: "#confirmEmail.oldtoken" },
              { guard: failedWith("AlreadyConfirmed"), target: "#confirmEmail.conflict", actions: assign({ emailToken: "" }) },
              {
                target: "#confirmEmail.error.callFailed",
                actions: assign({ failure: ({ event }) => failure({ event }, "CallFailed") })
              }
            ]
          }
        }
      }
    },
    ready: {},
    conflict: {},
    oldtoken: {
      initial: "humanCheck",
      states: {
        humanCheck: {
          entry: assign({ failure: null }),
          invoke: {
            id: "obtainHumanCheck",
            src: "obtainHumanCheck",
            input: { action: "confirm" },
            onDone: [
              {
                guard: succeeded,
                target: "resending",
                actions: assign({ humanCheck: ({ event }) => success({ event }) })
              },
              {
                target: "failed",
                actions: assign({ failure: ({ event }) => failure({ event }, "CallFailed") })
              }
            ]
          }
        },
        resending: {
          invoke: {
            id: "requestMail",
            src: "requestMail",
            input: ({ context: { emailToken, humanCheck } }) => ({ emailToken, humanCheck }),
            onDone: [
              { guard: succeeded, target: "sent", actions: assign({ emailToken: "" }) },
              {
                guard: askedToWait,
                target: "held",
                actions: assign({ failure: ({ event }) => failure({ event }, "CallFailed") })
              },
              {
                target: "failed",
                actions: assign({ failure: ({ event }) => failure({ event }, "CallFailed") })
              }
            ]
          },
          exit: assign({ humanCheck: "" })
        },
        sent: {},
        /** The server said for how long it refuses. */
        held: {
          on: { "hold.ended": { target: "failed", actions: assign(holdOver) } }
        },
        failed: {
          on: { "mail.request": "humanCheck" }
        }
      }
    },
    error: {
      initial: "withoutToken",
      states: {
        withoutToken: {},
        callFailed: {
          on: { "confirmation.retry": "#confirmEmail.process.confirming" }
        }
      }
    }
  }
})
