import { assign } from "xstate"
import type { Order } from "#domain/orders/order.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import { answers, setup, port } from "#machines/shared/port.ts"
import type { OrderRequest } from "./create-order.machine.ts"

export interface RecreateOrderInput {
  /** The expired order, whose product and quantity the customer orders again. */
  readonly order: Order
}
export interface OrderRecreation {
  /** The id of the expired order. */
  readonly recreated: string
  readonly orderRequest: OrderRequest
}

const recreationOf = ({ id, items: [item] }: Order): OrderRecreation => {
  if (!item) throw new Error("An order has an item")
  return { recreated: id, orderRequest: { productId: item.productId, quantity: item.quantity, code: null } }
}

/**
 * State set 83, recreating an expired order: docs/states/orders/recreate-order.md. The new order's id stays the same for retries, so that a
 * lost response does not create a second order.
 */
export const recreateOrder = setup({
  types: {} as {
    input: RecreateOrderInput
    /** `orderId` is the id of the new order. Empty until the order is created. */
    context: OrderRecreation & { readonly orderId: string; readonly failure: CallFailed | null }
    events: { type: "order.recreate" }
  },
  actors: { createOrder: port<OrderRecreation, Order, CallFailed>("createOrder") },
}).createMachine({
  id: "recreateOrder",
  context: ({ input: { order } }) => ({ ...recreationOf(order), orderId: "", failure: null }),
  initial: "idle",
  states: {
    idle: { on: { "order.recreate": "sending" } },
    sending: {
      invoke: {
        src: "createOrder",
        input: ({ context: { recreated, orderRequest } }) => ({ recreated, orderRequest }),
        onDone: answers({ ok: { target: "toBuy", assign: ({ id }) => ({ orderId: id }) }, otherwise: "failed" }),
      },
    },
    failed: { on: { "order.recreate": { target: "sending", actions: assign({ failure: null }) } } },
    toBuy: { type: "final" },
  },
})
