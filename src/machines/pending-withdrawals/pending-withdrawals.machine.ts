import { assign, setup } from "xstate"
import type { WithdrawalRequest } from "../../domain/withdrawal"
import { feed, port, success } from "../port"

export interface PendingInput {
  readonly customerId: string
}

/** The withdrawal was closed here, or another tab sent or settled one. */
export interface RequestsChanged {
  readonly type: "requests.changed"
}

/** State set 60: docs/states/pending-withdrawals.md. */
export const pendingWithdrawals = setup({
  types: {} as {
    input: PendingInput
    context: PendingInput & { readonly requests: ReadonlyArray<WithdrawalRequest> }
    events: { type: "requests.check" } | RequestsChanged
  },
  actors: {
    settleRequests: port<PendingInput, ReadonlyArray<WithdrawalRequest>>("settleRequests"),
    watchRequests: feed<RequestsChanged, PendingInput>("watchRequests"),
  },
  guards: { isNone: ({ context }) => context.requests.length === 0 },
}).createMachine({
  id: "pendingWithdrawals",
  context: ({ input }) => ({ ...input, requests: [] }),
  invoke: { id: "watchRequests", src: "watchRequests", input: ({ context: { customerId } }) => ({ customerId }) },
  on: { "requests.changed": ".checking" },
  initial: "checking",
  states: {
    /** A card that is shown stays until the answer. */
    checking: {
      invoke: {
        id: "settleRequests",
        src: "settleRequests",
        input: ({ context: { customerId } }) => ({ customerId }),
        onDone: { target: "deciding", actions: assign({ requests: ({ event }) => success({ event }) }) },
      },
    },
    deciding: { always: [{ guard: "isNone", target: "none" }, { target: "shown" }] },
    none: {},
    shown: { on: { "requests.check": "checking" } },
  },
})
