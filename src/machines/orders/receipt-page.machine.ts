import { assign } from "xstate"
import type { Order } from "#domain/orders/order.ts"
import type { CallFailed, TaggedFailure } from "#domain/shared/failure.ts"
import { answers, setup, feed, port, type Refreshed } from "#machines/shared/port.ts"

export interface ReceiptPageInput {
  readonly orderId: string
}
/**
 * State set 203, receipt page: docs/states/orders/receipt-page.md. Only a completed order has a receipt. Any other order redirects to its
 * page.
 */
export const receiptPage = setup({
  types: {} as {
    input: ReceiptPageInput
    context: ReceiptPageInput & {
      readonly order: Order | null
      readonly failure: CallFailed | null
    }
    events: Refreshed<Order> | { type: "load.retry" }
  },
  actors: {
    loadOrder: port<ReceiptPageInput, Order, TaggedFailure<"OrderNotFound"> | CallFailed>("loadOrder"),
    watchRefresh: feed<Refreshed<Order>, ReceiptPageInput>("watchRefresh"),
  },
  guards: { hasReceipt: ({ context: { order } }) => order !== null && order.receipt !== null },
}).createMachine({
  id: "receiptPage",
  context: ({ input: { orderId } }) => ({ orderId, order: null, failure: null }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "loadOrder",
        input: ({ context: { orderId } }) => ({ orderId }),
        onDone: answers({
          OrderNotFound: "notFound",
          otherwise: "failed",
          ok: { target: "deciding", assign: (order) => ({ order }) },
        }),
      },
    },
    deciding: { always: [{ guard: "hasReceipt", target: "ready" }, { target: "toOrder" }] },
    ready: {
      invoke: { src: "watchRefresh", input: ({ context: { orderId } }) => ({ orderId }) },
      on: { "data.refreshed": { target: "deciding", actions: assign({ order: ({ event }) => event.data }) } },
    },
    failed: { on: { "load.retry": { target: "loading", actions: assign({ failure: null }) } } },
    notFound: {},
    toOrder: { type: "final" },
  },
})
