import { deriveOrderState } from "#domain/orders/order-state.ts"
import type { Order } from "#domain/orders/order.ts"
import { callFailed, type CallFailed, type TaggedFailure } from "#domain/shared/failure.ts"
import { answers, setup, port } from "#machines/shared/port.ts"

/**
 * State set 98, OverPaid screen: docs/states/payments/complete-over-paid.md. The machine requests the completion once. After any failure it
 * first reloads the order.
 */
export const completeOverPaid = setup({
  types: {} as {
    input: { order: Order }
    context: { order: Order; failure: CallFailed | null }
    events: { type: "order.complete" } | { type: "order.reload" }
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
    ready: { on: { "order.complete": "completing" } },
    completing: {
      invoke: {
        src: "completeOrder",
        input: ({ context }) => ({ orderId: context.order.id }),
        onDone: answers({
          ok: { target: "done", assign: (order) => ({ order }) },
          WrongState: "reloading",
          otherwise: "failed",
        }),
      },
    },
    /** The call may have succeeded. Only the reloaded order shows that. */
    failed: { on: { "order.reload": "reloading" } },
    reloading: {
      invoke: {
        src: "loadOrder",
        input: ({ context }) => ({ orderId: context.order.id }),
        onDone: answers({
          ok: [
            {
              when: (value) => deriveOrderState(value) === "OverPaid",
              target: "ready",
              assign: (order) => ({ order }),
            },
            { target: "done", assign: (order) => ({ order }) },
          ],
          OrderNotFound: { target: "failed", assign: () => ({ failure: callFailed("notFound") }) },
          otherwise: "failed",
        }),
      },
    },
    done: { type: "final" },
  },
})
