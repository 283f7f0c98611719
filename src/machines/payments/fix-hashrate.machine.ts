import { assign } from "xstate"
import type { CallFailed } from "#domain/shared/failure.ts"
import type { HashrateFix } from "#domain/payments/hashrate-fix.ts"
import type { Decimal } from "#domain/shared/money.ts"
import type { Order } from "#domain/orders/order.ts"
import { answers } from "#machines/shared/answers.ts"
import { setup, port } from "#machines/shared/port.ts"

export interface OrderItemRef {
  readonly orderId: string
  readonly itemId: string
}

/** State set 87: docs/states/payments/fix-hashrate.md. The quantity is set, not added to, so a lost response can be repeated. */
export const fixHashrate = setup({
  types: {} as {
    input: OrderItemRef
    context: OrderItemRef & { fix: HashrateFix | null; order: Order | null; failure: CallFailed | null }
    events: { type: "hashrate.fix"; fix: HashrateFix }
  },
  actors: {
    patchItem: port<OrderItemRef & { quantity: Decimal }, Order, CallFailed>("patchItem"),
  },
  guards: {
    isRaise: (_, fix: HashrateFix) => fix.kind === "raise",
  },
  actions: {
    keep: assign({ fix: (_, fix: HashrateFix) => fix, failure: null }),
  },
}).createMachine({
  id: "fixHashrate",
  context: ({ input }) => ({ ...input, fix: null, order: null, failure: null }),
  initial: "none",
  states: {
    none: {
      on: {
        "hashrate.fix": [
          {
            guard: { type: "isRaise", params: ({ event }) => event.fix },
            target: "saving.raise",
            actions: { type: "keep", params: ({ event }) => event.fix },
          },
          { target: "saving.lower", actions: { type: "keep", params: ({ event }) => event.fix } },
        ],
      },
    },
    saving: {
      initial: "raise",
      states: { raise: {}, lower: {} },
      invoke: {
        src: "patchItem",
        input: ({ context: { orderId, itemId, fix } }) => ({ orderId, itemId, quantity: fix!.newQuantity }),
        onDone: answers({ ok: { target: "saved", assign: (order) => ({ order }) }, otherwise: "error" }),
      },
    },
    error: {
      on: {
        "hashrate.fix": [
          {
            guard: { type: "isRaise", params: ({ event }) => event.fix },
            target: "saving.raise",
            actions: { type: "keep", params: ({ event }) => event.fix },
          },
          { target: "saving.lower", actions: { type: "keep", params: ({ event }) => event.fix } },
        ],
      },
    },
    /** The page uses the changed order and reloads the methods. */
    saved: {
      on: {
        "hashrate.fix": [
          {
            guard: { type: "isRaise", params: ({ event }) => event.fix },
            target: "saving.raise",
            actions: { type: "keep", params: ({ event }) => event.fix },
          },
          { target: "saving.lower", actions: { type: "keep", params: ({ event }) => event.fix } },
        ],
      },
    },
  },
})
