import { assign, setup } from "xstate"
import type { CallFailed } from "../../../domain/shared/failure"
import type { Decimal } from "../../../domain/shared/money"
import type { Order } from "../../../domain/orders/order"
import type { IdReused } from "../../../domain/orders/order-failures"
import type { PortAnswer } from "../../shared/port"
import { callFailure, failedWith, failureWith, port, succeeded, successOf } from "../../shared/port"

export interface OrderRequest {
  readonly productId: string
  readonly quantity: Decimal
  /** A visitor's code; null to leave it to the server: a customer's own, or none. */
  readonly code: string | null
}
export interface CreateOrderContext {
  /** Created when the form opens and reused by retries, so that a lost response causes no second order. */
  readonly orderId: string
  readonly orderRequest: OrderRequest | null
  readonly failure: CallFailed | null
}

const whyOf = ({ event }: PortAnswer<Order, IdReused | CallFailed>): CallFailed | null =>
  failureWith({ event }, "CallFailed") ?? failureWith({ event }, "IdReused")?.failure ?? null

/** State set 75: docs/states/orders/create-order.md. */
export const createOrder = setup({
  types: {} as {
    context: CreateOrderContext
    events: { type: "order.create" } & OrderRequest
    tags: "busy"
    output: { readonly orderId: string }
  },
  actors: {
    mintOrderId: port<null, string>("mintOrderId"),
    createOrder: port<{ orderId: string; orderRequest: OrderRequest }, Order, IdReused | CallFailed>("createOrder"),
  },
}).createMachine({
  id: "createOrder",
  context: { orderId: "", orderRequest: null, failure: null },
  initial: "opening",
  states: {
    opening: {
      tags: "busy",
      invoke: {
        id: "mintOrderId",
        src: "mintOrderId",
        input: null,
        onDone: { target: "idle", actions: assign({ orderId: ({ event }) => successOf({ event }) }) },
      },
    },
    idle: {
      on: {
        "order.create": {
          target: "creating",
          actions: assign({
            orderRequest: ({ event: { productId, quantity, code } }) => ({ productId, quantity, code }),
          }),
        },
      },
    },
    creating: {
      tags: "busy",
      invoke: {
        id: "createOrder",
        src: "createOrder",
        input: ({ context: { orderId, orderRequest } }) => {
          if (!orderRequest) throw new Error("Nothing to order")
          return { orderId, orderRequest }
        },
        onDone: [
          { guard: failedWith("IdReused"), target: "renewing" },
          {
            guard: failedWith("CallFailed"),
            target: "error",
            actions: assign(callFailure),
          },
          { target: "created", actions: assign({ orderId: ({ event }) => successOf({ event }).id }) },
        ],
      },
    },
    /** The id belongs to a different order, created by an attempt whose response was lost. */
    renewing: {
      tags: "busy",
      invoke: {
        id: "mintOrderId",
        src: "mintOrderId",
        input: null,
        onDone: { target: "recreating", actions: assign({ orderId: ({ event }) => successOf({ event }) }) },
      },
    },
    /** Retry with a new id, once only. */
    recreating: {
      tags: "busy",
      invoke: {
        id: "createOrder",
        src: "createOrder",
        input: ({ context: { orderId, orderRequest } }) => ({ orderId, orderRequest: orderRequest! }),
        onDone: [
          { guard: succeeded, target: "created", actions: assign({ orderId: ({ event }) => successOf({ event }).id }) },
          { target: "error", actions: assign({ failure: whyOf }) },
        ],
      },
    },
    error: {
      on: {
        "order.create": {
          target: "creating",
          actions: assign({
            orderRequest: ({ event: { productId, quantity, code } }) => ({ productId, quantity, code }),
            failure: null,
          }),
        },
      },
    },
    created: { type: "final", tags: "busy" },
  },
  output: ({ context: { orderId } }) => ({ orderId }),
})
