import { assign, setup } from "xstate"
import type { CallFailed, TaggedFailure } from "../../../domain/shared/failure"
import { callFailed } from "../../../domain/shared/failure"
import type { Order } from "../../../domain/orders/order"
import { effectiveOrderState } from "../../../domain/orders/order"
import { callFailure, failedWith, failureWith, port, succeeded, successOf } from "../../shared/port"

/** State set 98: docs/states/payments/complete-over-paid.md. Completing is requested once; after any failure the order is read first. */
export const completeOverPaid = setup({
  types: {} as {
    input: { order: Order }
    context: { order: Order; failure: CallFailed | null }
    events: { type: "order.complete" } | { type: "order.look" }
  },
  actors: {
    completeOrder: port<{ orderId: string }, Order, TaggedFailure<"WrongState"> | CallFailed>("completeOrder"),
    loadOrder: port<{ orderId: string }, Order, TaggedFailure<"OrderNotFound"> | CallFailed>("loadOrder"),
  },
}).createMachine({
  id: "completeOverPaid",
  context: ({ input }) => ({ order: input.order, failure: null }),
  initial: "ready",
  states: {
    ready: {
      on: { "order.complete": "completing" },
    },
    completing: {
      invoke: {
        id: "completeOrder",
        src: "completeOrder",
        input: ({ context }) => ({ orderId: context.order.id }),
        onDone: [
          { guard: succeeded, target: "done", actions: assign({ order: ({ event }) => successOf({ event }) }) },
          { guard: failedWith("WrongState"), target: "looking" },
          { target: "error", actions: assign(callFailure) },
        ],
      },
    },
    /** The response may be lost: read the order to decide. */
    error: {
      on: { "order.look": "looking" },
    },
    looking: {
      invoke: {
        id: "loadOrder",
        src: "loadOrder",
        input: ({ context }) => ({ orderId: context.order.id }),
        onDone: [
          {
            guard: ({ event }) => succeeded({ event }) && effectiveOrderState(successOf({ event })) === "OverPaid",
            target: "ready",
            actions: assign({ order: ({ event }) => successOf({ event }) }),
          },
          { guard: succeeded, target: "done", actions: assign({ order: ({ event }) => successOf({ event }) }) },
          {
            target: "error",
            actions: assign({ failure: ({ event }) => failureWith({ event }, "CallFailed") ?? callFailed("notFound") }),
          },
        ],
      },
    },
    done: { type: "final" },
  },
})
