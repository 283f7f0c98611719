import { assign } from "xstate"
import { chooseOrderPage, type OrderPageName } from "#domain/orders/order-page.ts"
import { deriveOrderState } from "#domain/orders/order-state.ts"
import type { Order, OrderState } from "#domain/orders/order.ts"
import type { CallFailed, TaggedFailure } from "#domain/shared/failure.ts"
import { answers, setup, feed, port, type Refreshed } from "#machines/shared/port.ts"

export interface OrderPageInput {
  readonly orderId: string
}
export interface OrderPageContext extends OrderPageInput {
  readonly order: Order | null
  readonly failure: CallFailed | null
}

/** The feed refreshes the order while the page shows it. A completed order is refreshed only when it is stale. */
const refreshed = {
  invoke: {
    src: "watchRefresh",
    input: ({ context }: { readonly context: OrderPageContext }) => context,
  },
  on: { "data.refreshed": { target: "deciding", actions: "setOrder" } },
} as const

/**
 * State sets 78, 82, order page: docs/states/orders/order-page.md. The server moves an order through its states. The page shows
 * the current state, or redirects to the page that shows it.
 */
export const orderPage = setup({
  types: {} as {
    input: OrderPageInput
    context: OrderPageContext
    events: Refreshed<Order> | { type: "order.changed" } | { type: "load.retry" }
  },
  actors: {
    loadOrder: port<OrderPageInput, Order, TaggedFailure<"OrderNotFound"> | CallFailed>("loadOrder"),
    watchRefresh: feed<Refreshed<Order>, OrderPageContext>("watchRefresh"),
  },
  actions: {
    setOrder: assign(({ event }) => (event.type === "data.refreshed" ? { order: event.data } : {})),
  },
  guards: {
    isAt: ({ context: { order } }, page: OrderPageName) => order !== null && chooseOrderPage(order) === page,
    isIn: ({ context: { order } }, state: OrderState) => order !== null && deriveOrderState(order) === state,
  },
}).createMachine({
  id: "orderPage",
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
    deciding: {
      always: [
        { guard: { type: "isAt", params: "calculator" }, target: "toBuy" },
        { guard: { type: "isAt", params: "status" }, target: "toStatus" },
        { guard: { type: "isIn", params: "Completed" }, target: "completed" },
        { guard: { type: "isIn", params: "Expired" }, target: "expired" },
        { target: "unknown" },
      ],
    },
    completed: refreshed,
    expired: {
      ...refreshed,
      on: { ...refreshed.on, "order.changed": "loading" },
    },
    /** The order has a state that is newer than this build, so the page shows it without any action. */
    unknown: refreshed,
    failed: { on: { "load.retry": { target: "loading", actions: assign({ failure: null }) } } },
    notFound: {},
    toBuy: { type: "final" },
    toStatus: { type: "final" },
  },
})
