import { assign, setup } from "xstate"
import type { CallFailed } from "../../../domain/shared/failure"
import type { Decimal } from "../../../domain/shared/money"
import type { Order } from "../../../domain/orders/order"
import type { IdReused } from "../../../domain/orders/order-failures"
import type { PortAnswer } from "../../shared/port"
import { callFailure, failedWith, failureWith, port, succeeded, successOf } from "../../shared/port"

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

const whyOf = ({ event }: PortAnswer<Order, IdReused | CallFailed>): CallFailed | null =>
  failureWith({ event }, "CallFailed") ?? failureWith({ event }, "IdReused")?.failure ?? null

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
        id: "mintOrderId",
        src: "mintOrderId",
        input: ({ context: { recreated } }) => ({ recreated }),
        onDone: { target: "creating", actions: assign({ orderId: ({ event }) => successOf({ event }) }) },
      },
    },
    creating: {
      invoke: {
        id: "createOrder",
        src: "createOrder",
        input: ({ context: { recreated, orderId, orderRequest } }) => ({ recreated, orderId, orderRequest }),
        onDone: [
          // The id belongs to a different order: create a new id.
          { guard: failedWith("IdReused"), target: "renewing" },
          {
            guard: failedWith("CallFailed"),
            target: "error",
            actions: assign(callFailure),
          },
          { target: "toBuy", actions: assign({ orderId: ({ event }) => successOf({ event }).id }) },
        ],
      },
    },
    renewing: {
      invoke: {
        id: "mintOrderId",
        src: "mintOrderId",
        input: ({ context: { recreated } }) => ({ recreated }),
        onDone: { target: "recreating", actions: assign({ orderId: ({ event }) => successOf({ event }) }) },
      },
    },
    /** Retry with a new id, once only. */
    recreating: {
      invoke: {
        id: "createOrder",
        src: "createOrder",
        input: ({ context: { recreated, orderId, orderRequest } }) => ({ recreated, orderId, orderRequest }),
        onDone: [
          { guard: succeeded, target: "toBuy", actions: assign({ orderId: ({ event }) => successOf({ event }).id }) },
          { target: "error", actions: assign({ failure: whyOf }) },
        ],
      },
    },
    error: { on: { "order.recreate": { target: "creating", actions: assign({ failure: null }) } } },
    toBuy: { type: "final" },
  },
})
