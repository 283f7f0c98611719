import { assign } from "xstate"
import type { CallFailed } from "#domain/shared/failure.ts"
import type { Decimal } from "#domain/shared/money.ts"
import type { Order } from "#domain/orders/order.ts"
import type { IdReused } from "#domain/orders/order-actions.ts"
import { answers, setup, port } from "#machines/shared/port.ts"

export interface OrderRequest {
  readonly productId: string
  readonly quantity: Decimal
  /** A visitor's code; null to leave it to the server: a customer's own, or none. */
  readonly code: string | null
}
const order = { on: { "order.create": { target: "creating", actions: "take" } } } as const

/** State set 75: docs/states/orders/create-order.md. */
export const createOrder = setup({
  types: {} as {
    context: {
      /** Created when the form opens and reused by retries, so that a lost response causes no second order. */
      readonly orderId: string
      readonly orderRequest: OrderRequest | null
      readonly failure: CallFailed | null
    }
    events: { type: "order.create" } & OrderRequest
    tags: "busy"
    output: { readonly orderId: string }
  },
  actors: {
    mintOrderId: port<void, string>("mintOrderId"),
    createOrder: port<{ orderId: string; orderRequest: OrderRequest }, Order, IdReused | CallFailed>("createOrder"),
  },
  actions: {
    take: assign({
      orderRequest: ({ event: { productId, quantity, code } }) => ({ productId, quantity, code }),
      failure: null,
    }),
  },
}).createMachine({
  id: "createOrder",
  context: { orderId: "", orderRequest: null, failure: null },
  initial: "opening",
  states: {
    opening: {
      tags: "busy",
      invoke: {
        src: "mintOrderId",
        onDone: answers({ ok: { target: "idle", assign: (orderId) => ({ orderId }) } }),
      },
    },
    idle: order,
    creating: {
      tags: "busy",
      invoke: {
        src: "createOrder",
        input: ({ context: { orderId, orderRequest } }) => ({ orderId, orderRequest: orderRequest! }),
        onDone: answers({
          IdReused: "renewing",
          otherwise: "error",
          ok: { target: "created", assign: ({ id }) => ({ orderId: id }) },
        }),
      },
    },
    /** The id belongs to a different order, created by an attempt whose response was lost. */
    renewing: {
      tags: "busy",
      invoke: {
        src: "mintOrderId",
        onDone: answers({ ok: { target: "recreating", assign: (orderId) => ({ orderId }) } }),
      },
    },
    /** Retry with a new id, once only. */
    recreating: {
      tags: "busy",
      invoke: {
        src: "createOrder",
        input: ({ context: { orderId, orderRequest } }) => ({ orderId, orderRequest: orderRequest! }),
        onDone: answers({
          ok: { target: "created", assign: ({ id }) => ({ orderId: id }) },
          IdReused: { target: "error", assign: ({ failure }: IdReused) => ({ failure }) },
          otherwise: "error",
        }),
      },
    },
    error: order,
    created: { type: "final", tags: "busy" },
  },
  output: ({ context: { orderId } }) => ({ orderId }),
})
