import { assign } from "xstate"
import type { CallFailed, TaggedFailure } from "#domain/shared/failure.ts"
import { answers, setup, port } from "#machines/shared/port.ts"

export interface CancelWithdrawalInput {
  readonly id: string
}

/** State set 207, cancelling a withdrawal: docs/states/money/cancel-withdrawal.md. The call is idempotent. */
export const cancelWithdrawal = setup({
  types: {} as {
    input: CancelWithdrawalInput
    context: CancelWithdrawalInput & { readonly failure: CallFailed | null }
    events:
      | { type: "withdrawal.cancel" }
      | { type: "cancel.confirm" }
      | { type: "cancel.dismiss" }
      | { type: "status.show" }
  },
  actors: {
    cancelWithdrawal: port<CancelWithdrawalInput, null, TaggedFailure<"AlreadySent"> | CallFailed>("cancelWithdrawal"),
  },
}).createMachine({
  id: "cancelWithdrawal",
  context: ({ input: { id } }) => ({ id, failure: null }),
  initial: "idle",
  states: {
    idle: { on: { "withdrawal.cancel": "confirming" } },
    confirming: { on: { "cancel.confirm": "sending", "cancel.dismiss": "idle" } },
    sending: {
      invoke: {
        src: "cancelWithdrawal",
        input: ({ context: { id } }) => ({ id }),
        onDone: answers({ ok: "changed", AlreadySent: "refused", otherwise: "failed" }),
      },
    },
    /** The server has processed the withdrawal already, so the list is stale. */
    refused: { on: { "status.show": "changed" } },
    failed: {
      on: {
        "cancel.confirm": { target: "sending", actions: assign({ failure: null }) },
        "cancel.dismiss": { target: "idle", actions: assign({ failure: null }) },
      },
    },
    changed: { type: "final" },
  },
})
