import { assign } from "xstate"
import type { Order } from "#domain/orders/order.ts"
import type { HashrateFix } from "#domain/payments/hashrate-fix.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import type { Decimal } from "#domain/shared/money.ts"
import { answers, setup, port } from "#machines/shared/port.ts"

export interface OrderItemRef {
  readonly orderId: string
  readonly itemId: string
}

const fixing = {
  on: {
    "hashrate.fix": [
      { guard: "isRaise", target: "sending.raise", actions: "setFix" },
      { target: "sending.lower", actions: "setFix" },
    ],
  },
} as const

/**
 * State set 87, fix hashrate: docs/states/payments/fix-hashrate.md. The call is idempotent, because it sets the quantity instead of adding
 * to it.
 */
export const fixHashrate = setup({
  types: {} as {
    input: OrderItemRef
    context: OrderItemRef & { fix: HashrateFix | null; order: Order | null; failure: CallFailed | null }
    events: { type: "hashrate.fix"; fix: HashrateFix }
  },
  actors: { patchItem: port<OrderItemRef & { quantity: Decimal }, Order, CallFailed>("patchItem") },
  guards: { isRaise: ({ event }) => event.fix.kind === "raise" },
  actions: { setFix: assign({ fix: ({ event }) => event.fix, failure: null }) },
}).createMachine({
  id: "fixHashrate",
  context: ({ input }) => ({ ...input, fix: null, order: null, failure: null }),
  initial: "none",
  states: {
    none: fixing,
    sending: {
      initial: "raise",
      states: { raise: {}, lower: {} },
      invoke: {
        src: "patchItem",
        input: ({ context: { orderId, itemId, fix } }) => ({ orderId, itemId, quantity: fix!.newQuantity }),
        onDone: answers({ ok: { target: "saved", assign: (order) => ({ order }) }, otherwise: "failed" }),
      },
    },
    failed: fixing,
    /** The page uses the changed order and reloads the methods. */
    saved: fixing,
  },
})
