import { assign } from "xstate"
import type { CallFailed } from "#domain/shared/failure.ts"
import type { Decimal } from "#domain/shared/money.ts"
import type { Order } from "#domain/orders/order.ts"
import type { IdReused } from "#domain/orders/order-actions.ts"
import { answers, setup, port } from "#machines/shared/port.ts"

export interface RecreateOrderInput {
  /** The expired order: its product and quantity are ordered again. */
  readonly order: Order
}
export interface RepeatedOrderRequest {
  readonly productId: string
  readonly quantity: Decimal
}
export interface RecreateOrderContext {
  /** The id of the expired order. */
  readonly recreated: string
  readonly orderRequest: RepeatedOrderRequest
  /** Created at the first attempt and reused by retries, so that a lost response causes no second order. */
  readonly orderId: string
  readonly failure: CallFailed | null
}

const wishOf = ({ items: [item] }: Order): RepeatedOrderRequest => {
  if (!item) throw new Error("An order has an item")
  return { productId: item.productId, quantity: item.quantity }
}

/** State set 83: docs/states/orders/recreate-order.md. */
export const recreateOrder = setup({
  types: {} as { input: RecreateOrderInput; context: RecreateOrderContext; events: { type: "order.recreate" } },
  actors: {
    mintOrderId: port<{ recreated: string }, string>("mintOrderId"),
    createOrder: port<
      { recreated: string; orderId: string; orderRequest: RepeatedOrderRequest },
      Order,
      IdReused | CallFailed
    >("createOrder"),
  },
}).createMachine({
  id: "recreateOrder",
  context: ({ input: { order } }) => ({ recreated: order.id, orderRequest: wishOf(order), orderId: "", failure: null }),
  initial: "idle",
  states: {
    idle: { on: { "order.recreate": "minting" } },
    minting: {
      invoke: {
        src: "mintOrderId",
        input: ({ context: { recreated } }) => ({ recreated }),
        onDone: answers({ ok: { target: "creating", assign: (orderId) => ({ orderId }) } }),
      },
    },
    creating: {
      invoke: {
        src: "createOrder",
        input: ({ context: { recreated, orderId, orderRequest } }) => ({ recreated, orderId, orderRequest }),
        onDone: answers({
          // The id belongs to a different order: create a new id.
          IdReused: "renewing",
          otherwise: "error",
          ok: { target: "toBuy", assign: ({ id }) => ({ orderId: id }) },
        }),
      },
    },
    renewing: {
      invoke: {
        src: "mintOrderId",
        input: ({ context: { recreated } }) => ({ recreated }),
        onDone: answers({ ok: { target: "recreating", assign: (orderId) => ({ orderId }) } }),
      },
    },
    /** Retry with a new id, once only. */
    recreating: {
      invoke: {
        src: "createOrder",
        input: ({ context: { recreated, orderId, orderRequest } }) => ({ recreated, orderId, orderRequest }),
        onDone: answers({
          ok: { target: "toBuy", assign: ({ id }) => ({ orderId: id }) },
          IdReused: { target: "error", assign: ({ failure }: IdReused) => ({ failure }) },
          otherwise: "error",
        }),
      },
    },
    error: { on: { "order.recreate": { target: "creating", actions: assign({ failure: null }) } } },
    toBuy: { type: "final" },
  },
})
