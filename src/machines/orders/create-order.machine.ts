import { assign } from "xstate"
import type { Order } from "#domain/orders/order.ts"
import type { CallFailed } from "#domain/shared/failure.ts"
import type { Decimal } from "#domain/shared/money.ts"
import { answers, setup, port } from "#machines/shared/port.ts"

export interface OrderRequest {
  readonly productId: string
  readonly quantity: Decimal
  /** A visitor's code. Null to let the server use the customer's own code, or none. */
  readonly code: string | null
}
const order = { on: { "order.create": { target: "sending", actions: "setRequest" } } } as const

/**
 * State set 75, order creation: docs/states/orders/create-order.md. The client creates the id and keeps it for retries. The server returns
 * the first order for it instead of creating a second one.
 */
export const createOrder = setup({
  types: {} as {
    context: {
      /** The order's id. Empty until the order is created. */
      readonly orderId: string
      readonly orderRequest: OrderRequest | null
      readonly failure: CallFailed | null
    }
    events: { type: "order.create" } & OrderRequest
    tags: "busy"
    output: { readonly orderId: string }
  },
  actors: { createOrder: port<OrderRequest, Order, CallFailed>("createOrder") },
  actions: {
    setRequest: assign({
      orderRequest: ({ event: { productId, quantity, code } }) => ({ productId, quantity, code }),
      failure: null,
    }),
  },
}).createMachine({
  id: "createOrder",
  context: { orderId: "", orderRequest: null, failure: null },
  initial: "idle",
  states: {
    idle: order,
    sending: {
      tags: "busy",
      invoke: {
        src: "createOrder",
        input: ({ context: { orderRequest } }) => orderRequest!,
        onDone: answers({ ok: { target: "created", assign: ({ id }) => ({ orderId: id }) }, otherwise: "failed" }),
      },
    },
    failed: order,
    created: { type: "final", tags: "busy" },
  },
  output: ({ context: { orderId } }) => ({ orderId }),
})
