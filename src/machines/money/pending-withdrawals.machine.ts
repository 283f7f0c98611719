import type { WithdrawalRequest } from "#domain/money/withdrawal.ts"
import { answers, setup, feed, port } from "#machines/shared/port.ts"

export interface PendingWithdrawalsInput {
  readonly customerId: string
}

/**
 * The event of withdrawals that may have changed: the customer closed the dialog in this tab, or another tab sent or settled a withdrawal.
 */
export interface WithdrawalRequestsChanged {
  readonly type: "requests.changed"
}

/**
 * State set 60, withdrawals of unknown outcome: docs/states/money/pending-withdrawals.md. A withdrawal that the history already contains
 * gets no card.
 */
export const pendingWithdrawals = setup({
  types: {} as {
    input: PendingWithdrawalsInput
    context: PendingWithdrawalsInput & { readonly requests: ReadonlyArray<WithdrawalRequest> }
    events: { type: "outcome.check" } | WithdrawalRequestsChanged
  },
  actors: {
    resolveUnknownRequests: port<PendingWithdrawalsInput, ReadonlyArray<WithdrawalRequest>>("resolveUnknownRequests"),
    watchRequests: feed<WithdrawalRequestsChanged, PendingWithdrawalsInput>("watchRequests"),
  },
  guards: { isNone: ({ context }) => context.requests.length === 0 },
}).createMachine({
  id: "pendingWithdrawals",
  context: ({ input }) => ({ ...input, requests: [] }),
  invoke: { src: "watchRequests", input: ({ context: { customerId } }) => ({ customerId }) },
  on: { "requests.changed": ".checking" },
  initial: "checking",
  states: {
    /** A visible card stays until the response. */
    checking: {
      invoke: {
        src: "resolveUnknownRequests",
        input: ({ context: { customerId } }) => ({ customerId }),
        onDone: answers({ ok: { target: "deciding", assign: (requests) => ({ requests }) } }),
      },
    },
    deciding: { always: [{ guard: "isNone", target: "none" }, { target: "shown" }] },
    none: {},
    shown: { on: { "outcome.check": "checking" } },
  },
})
