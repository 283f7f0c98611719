import { assign } from "xstate"
import type { Order } from "#domain/orders/order.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import { timing } from "#domain/shared/timing.ts"
import type { Sale } from "#domain/shop/sale-code.ts"
import { answers, setup, feed, port } from "#machines/shared/port.ts"

export interface SaleCodeInput {
  readonly sale: Sale
  /** The id of the order. Null until an order exists. The call that creates the order contains the code. */
  readonly orderId: string | null
}
/**
 * The event of a committed quantity. `isOverSale` is true if it exceeds the quantity left in the sale, and `isApplied` if the order
 * has the code.
 */
export type SaleQuantityChanged = { type: "quantity.committed"; isOverSale: boolean; isApplied: boolean }

/**
 * State set 72, sale code: docs/states/shop/sale-code.md. The server clears the code when the quantity changes, and this machine restores
 * it.
 */
export const saleCode = setup({
  types: {} as {
    input: SaleCodeInput
    context: SaleCodeInput & {
      readonly failure: CallFailed | null
    }
    events: SaleQuantityChanged | { type: "promoCode.retry" }
    emitted: { type: "order.changed"; order: Order }
    tags: "busy"
  },
  actors: {
    watchQuantity: feed<SaleQuantityChanged>("watchQuantity"),
    patchOrderCode: port<{ orderId: string; code: string }, Order, CallFailed>("patchOrderCode"),
  },
  delays: { saleCodeDebounce: timing.saleCodeDebounce },
  guards: {
    isOver: (_, params: SaleQuantityChanged) => params.isOverSale,
    isApplied: (_, params: SaleQuantityChanged) => params.isApplied,
  },
}).createMachine({
  id: "saleCode",
  context: ({ input: { sale, orderId } }) => ({ sale, orderId, failure: null }),
  invoke: { src: "watchQuantity" },
  initial: "none",
  on: {
    "quantity.committed": [
      { guard: { type: "isOver", params: ({ event }) => event }, target: ".suspended" },
      { guard: { type: "isApplied", params: ({ event }) => event }, target: ".applied" },
      { target: ".waiting" },
    ],
  },
  states: {
    /** No quantity is committed yet. */
    none: {},
    applied: {},
    suspended: {
      on: {
        "quantity.committed": [
          { guard: { type: "isOver", params: ({ event }) => event } },
          { guard: { type: "isApplied", params: ({ event }) => event }, target: "restored" },
          { target: "waiting" },
        ],
      },
    },
    waiting: {
      tags: "busy",
      after: { saleCodeDebounce: "restoring" },
    },
    restoring: {
      tags: "busy",
      invoke: {
        src: "patchOrderCode",
        input: ({ context: { orderId, sale } }) => ({ orderId: orderId ?? "", code: sale.code }),
        onDone: answers({
          ok: { target: "restored", emit: (order) => ({ type: "order.changed", order }) },
          otherwise: "failed",
        }),
      },
    },
    restored: {
      on: {
        "quantity.committed": [
          { guard: { type: "isOver", params: ({ event }) => event }, target: "suspended" },
          { guard: { type: "isApplied", params: ({ event }) => event } },
          { target: "waiting" },
        ],
      },
    },
    failed: { on: { "promoCode.retry": { target: "restoring", actions: assign({ failure: null }) } } },
  },
})
