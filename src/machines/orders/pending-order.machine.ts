import { chooseOrderPage } from "#domain/orders/order-page.ts"
import type { Order } from "#domain/orders/order.ts"
import type { CallFailed, TaggedFailure } from "#domain/shared/failure.ts"
import { answers, port, setup } from "#machines/shared/port.ts"

export interface PendingOrderInput {
  readonly orderId: string
}

/**
 * State set 233, pending order: docs/states/orders/pending-order.md. The page shows the order next to the form that precedes its payment.
 * The form does not need the order, so after a failure the page leaves the order out.
 */
export const pendingOrder = setup({
  types: {} as { input: PendingOrderInput; context: PendingOrderInput & { readonly order: Order | null } },
  actors: { loadOrder: port<PendingOrderInput, Order, TaggedFailure<"OrderNotFound"> | CallFailed>("loadOrder") },
}).createMachine({
  id: "pendingOrder",
  context: ({ input: { orderId } }) => ({ orderId, order: null }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "loadOrder",
        input: ({ context: { orderId } }) => ({ orderId }),
        onDone: answers({
          ok: [
            { when: (order) => chooseOrderPage(order) === "order", target: "absent" },
            { target: "ready", assign: (order) => ({ order }) },
          ],
          OrderNotFound: "absent",
          otherwise: "absent",
        }),
      },
    },
    ready: {},
    absent: {},
  },
})
